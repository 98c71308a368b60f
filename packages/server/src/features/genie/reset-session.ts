import type { ProjectViewer } from '#/features/projects/project-routes.ts';
import { AppError } from '#/platform/http/app-error.ts';
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
 * The GENIE or GENIE_GO project whose session has this id; null where it is none of theirs. Whether the caller may use
 * the project is still to be asked.
 * @public for the reset that the AI playground's page shares with GENIE
 */
export const findProjectOfSession = ({ db }: Pick<Services, 'db'>, threadId: string): Promise<string | null> =>
  findProjectOfThread(db, threadId);
