import { holds } from '@soundings/contract/access/permissions';
import { callerOfSession } from '#/features/access/auth/caller-of-session.ts';
import { stillOpen } from '#/features/projects/sharing/still-open.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { loadResonance, loadResonanceFor } from '../load-resonance-for.ts';
import type { ChartVisit } from './chart-visit.ts';

const load = async (services: Services, { projectId, by }: ChartVisit, address: string) => {
  if ('sessionId' in by) {
    const caller = await callerOfSession(services, by.sessionId, address);
    return caller && holds(caller.role, 'projects.use') ? loadResonanceFor(services, caller, projectId) : null;
  }
  const opened = { projectId, ...by };
  const isOpen = await stillOpen(services, [opened]);
  return isOpen(opened) ? loadResonance(services, projectId) : null;
};

/**
 * The project of a visit, its rights asked anew: the session lives, the user may see the project, or it is shared
 * still with the same password. Throws unauthorized, whatever has ended.
 */
export const loadVisited = async (services: Services, visit: ChartVisit, address: string) => {
  const loaded = await load(services, visit, address).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'notFound') return null;
    throw error;
  });
  if (!loaded) throw new AppError('unauthorized');
  return loaded;
};
