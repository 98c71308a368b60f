import { holds } from '@soundings/contract/access/permissions';
import { ProjectCredentials } from '@soundings/contract/projects/sharing';
import { z } from 'zod';
import { callerOfSession } from '#/features/access/auth/caller-of-session.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { noteOpened } from '#/features/projects/sharing/note-opened.ts';
import { stillShared } from '#/features/projects/sharing/still-shared.ts';
import { recordForgedToken } from '#/platform/audit/record-refusal.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Gate, Visitor } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { loadResonance, loadResonanceFor } from '../load-resonance-for.ts';
import type { Query } from './chart-address.ts';
import { readChartToken } from './chart-token.ts';
import { type ChartVisit, visitMs } from './chart-visit.ts';
import { useUp } from './use-up.ts';

const OfStaff = z.object({ sourceId: z.uuid(), token: z.string().max(2000) });

const openAsStaff = async (services: Services, given: z.infer<typeof OfStaff>, address: string) => {
  const { keys, now } = services;
  const read = await readChartToken(keys, given.token, now());
  const caller =
    read && (await useUp(services, read.tokenId)) && (await callerOfSession(services, read.sessionId, address));
  if (!read || !caller || !holds(caller.role, 'projects.use')) {
    await recordForgedToken(services, address, 'chart token');
    throw new AppError('unauthorized');
  }
  const { project } = await loadResonanceFor(services, caller, given.sourceId);
  return { project, by: { sessionId: read.sessionId } };
};

const openAsConsumer = async (
  services: Services,
  { openShared }: Pick<Gate, 'openShared'>,
  credentials: ProjectCredentials,
  visitor: Visitor,
) => {
  const consumer = await openShared(credentials, 'RESONANCE', visitor);
  const { project } = await stillShared(loadResonance(services, consumer.projectId));
  await noteOpened(services, consumer);
  return { project, by: credentials };
};

interface Opened {
  readonly visit: ChartVisit;
  readonly project: Project;
}

/**
 * Opens the chart page as the query asks: with a token and the project's id, or with the name and password of a shared
 * project, which are counted as at any other opening. Throws an AppError, and an entry stands in the audit log.
 */
export const openVisit = async (
  services: Services,
  gate: Pick<Gate, 'openShared'>,
  query: Query,
  visitor: Visitor,
): Promise<Opened> => {
  const visitOf = ({ project, by }: { project: Project; by: ChartVisit['by'] }): Opened => {
    const until = services.now().getTime() + visitMs;
    return { visit: { projectId: project.id, until, by }, project };
  };
  const ofStaff = OfStaff.safeParse(query);
  if (ofStaff.success) return visitOf(await openAsStaff(services, ofStaff.data, visitor.request.ip));
  const ofConsumer = ProjectCredentials.safeParse(query);
  if (!ofConsumer.success) throw new AppError('invalidRequest');
  return visitOf(await openAsConsumer(services, gate, ofConsumer.data, visitor));
};
