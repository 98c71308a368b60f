import { loadActiveProjectFor } from '#/features/projects/load-project.ts';
import type { ProjectViewer } from '#/features/projects/project-routes.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { changeGenie } from './change-genie.ts';
import { deleteGenerated, findProjectOfThread, findSession, saveSession } from './genie.store.ts';

/** Forgets a session: generated messages, hint and replies go, and what is being written stops. Throws notFound, projectInUse. */
export const resetSession = async (
  services: Services,
  projectId: string,
  viewer: ProjectViewer,
  threadId: string,
): Promise<void> => {
  const session = await findSession(services.db, projectId);
  if (session?.threadId !== threadId) throw new AppError('notFound');
  if (session.runId) await services.aiRuns.stop(session.runId);
  await changeGenie(services, { id: projectId }, viewer, async (tx) => {
    await deleteGenerated(tx, projectId, null);
    await saveSession(tx, projectId, nothing);
  });
};

const nothing = {
  ...{ threadId: null, assistantId: null, url: '', hint: null, hintCode: null, replies: [] },
  brief: { byPass: '', focusOn: '', fileText: '' },
};

/**
 * Resets a session by its id alone, as the caller may use its project. @returns false where it is no session of GENIE
 * or GENIE_GO. Throws notFound for a project of others, and projectInUse.
 */
export const resetSessionFor = async (services: Services, caller: Caller, threadId: string): Promise<boolean> => {
  const projectId = await findProjectOfThread(services.db, threadId);
  if (projectId === null) return false;
  await loadActiveProjectFor(services, caller, projectId);
  await resetSession(services, projectId, { caller, consumer: null }, threadId);
  return true;
};
