import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { lockProject } from './projects.store.ts';

/** Keeps everyone else from changing or deleting a project until the transaction ends. Throws notFound. */
export const holdProject = async (tx: Database, id: string): Promise<void> => {
  if (!(await lockProject(tx, id))) throw new AppError('notFound');
};
