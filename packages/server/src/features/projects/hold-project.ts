import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { lockProject } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

/** Keeps everyone else from changing or deleting a project until the transaction ends. Throws notFound. */
export const holdProject = async (tx: Database, id: string): Promise<Project> => {
  const project = await lockProject(tx, id);
  if (!project) throw new AppError('notFound');
  return project;
};

/**
 * Every change of a project is one transaction that holds it and begins with what it is now. Who may see it can change
 * with it. Throws notFound.
 */
export const changeProject = <T>(
  { db }: Pick<Services, 'db'>,
  id: string,
  change: (tx: Database, project: Project) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const result = await change(tx, await holdProject(tx, id));
    await publishEvent(tx, { kind: 'access' });
    return result;
  });
