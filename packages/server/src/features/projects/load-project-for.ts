import type { ProjectType } from '@soundings/contract/projects';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { noteDenied } from './note-denied.ts';
import { findProjectFor, noteUsage } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

/**
 * A project that the caller may use. One that is another's, of another type, or switched off is "not found" to them,
 * and an entry in the audit log. For people of a company it is noted that they work with it.
 */
export const loadProjectFor = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
  type: ProjectType,
): Promise<Project> => {
  const project = await findProjectFor(db, caller, id);
  if (project?.projectType === type && project.active) {
    if (caller.companyId !== null) await noteUsage(db, caller.companyId, id, now());
    return project;
  }
  await noteDenied({ db, now }, caller, id);
  throw new AppError('notFound');
};
