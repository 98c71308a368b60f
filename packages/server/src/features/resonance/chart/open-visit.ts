import { holds } from '@soundings/contract/access/permissions';
import { ProjectCredentials } from '@soundings/contract/projects/sharing';
import { z } from 'zod';
import { findCallerBySession } from '#/features/access/auth/authenticate.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { recordSharedOpened } from '#/features/projects/sharing/consumers.routes.ts';
import { deletedAsWrongCredentials, findStillOpen } from '#/features/projects/sharing/open-shared.ts';
import { recordForgedToken } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { RouteAuth, Visitor } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { loadResonance, loadResonanceFor } from '../resonance-projects.ts';
import type { Query } from './chart.routes.ts';
import { consumeToken, readChartToken } from './chart-token.ts';
import { type ChartVisit, visitMs } from './chart-visit.ts';

const OfStaff = z.object({ sourceId: z.uuid(), token: z.string().max(2000) });

const openAsStaff = async (services: Services, given: z.infer<typeof OfStaff>, address: string) => {
  const { keys, now } = services;
  const read = await readChartToken(keys, given.token, now());
  const caller =
    read &&
    (await consumeToken(services, read.tokenId)) &&
    (await findCallerBySession(services, read.sessionId, address));
  if (!read || !caller || !holds(caller.role, 'projects.use')) {
    await recordForgedToken(services, address, 'chart token');
    throw new AppError('unauthorized');
  }
  const { project } = await loadResonanceFor(services, caller, given.sourceId);
  return { project, by: { sessionId: read.sessionId } };
};

const openAsConsumer = async (
  services: Services,
  { openShared }: Pick<RouteAuth, 'openShared'>,
  credentials: ProjectCredentials,
  visitor: Visitor,
) => {
  const consumer = await openShared(credentials, 'RESONANCE', visitor);
  const { project } = await deletedAsWrongCredentials(loadResonance(services, consumer.projectId));
  await recordSharedOpened(services, consumer);
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
  gate: Pick<RouteAuth, 'openShared'>,
  query: Query,
  visitor: Visitor,
): Promise<Opened> => {
  const createVisit = ({ project, by }: { project: Project; by: ChartVisit['by'] }): Opened => {
    const until = services.now().getTime() + visitMs;
    return { visit: { projectId: project.id, until, by }, project };
  };
  const ofStaff = OfStaff.safeParse(query);
  if (ofStaff.success) return createVisit(await openAsStaff(services, ofStaff.data, visitor.request.ip));
  const ofConsumer = ProjectCredentials.safeParse(query);
  if (!ofConsumer.success) throw new AppError('invalidRequest');
  return createVisit(await openAsConsumer(services, gate, ofConsumer.data, visitor));
};

const load = async (services: Services, { projectId, by }: ChartVisit, address: string) => {
  if ('sessionId' in by) {
    const caller = await findCallerBySession(services, by.sessionId, address);
    return caller && holds(caller.role, 'projects.use') ? loadResonanceFor(services, caller, projectId) : null;
  }
  const opened = { projectId, ...by };
  const isOpen = await findStillOpen(services, [opened]);
  return isOpen(opened) ? loadResonance(services, projectId) : null;
};

/**
 * The project of a visit, its rights asked anew: the session lives, the user may see the project, or it is shared
 * still with the same password. Throws unauthorized, whatever has ended.
 */
export const loadProjectOfVisit = async (services: Services, visit: ChartVisit, address: string) => {
  const loaded = await load(services, visit, address).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'notFound') return null;
    throw error;
  });
  if (!loaded) throw new AppError('unauthorized');
  return loaded;
};
