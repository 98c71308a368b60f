import { isBusy } from '#/features/projects/use/is-busy.ts';
import type { Services } from '#/platform/services.ts';

/**
 * Tells in order what begins and ends for a project. Where something ends, another thing may still run, or have begun
 * since: then nothing is told.
 */
export const processingTeller = (
  { db }: Pick<Services, 'db'>,
  tell: (now: { projectId: string; processing: boolean }) => void,
) => {
  let last: Promise<void> = Promise.resolve();
  const next = async (projectId: string, begins: boolean): Promise<void> => {
    if (begins || !(await isBusy(db, projectId))) tell({ projectId, processing: begins });
  };
  return ({ projectId, begins }: { projectId: string; begins: boolean }): void => {
    // Where the database cannot be asked, pages ask again themselves.
    last = last.then(() => next(projectId, begins)).catch(() => undefined);
  };
};
