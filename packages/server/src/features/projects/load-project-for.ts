import type { ProjectType } from '@soundings/contract/projects';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { findProjectFor, type Project } from './projects.store.ts';

/** A project that the caller may use. One that is another's, of another type, or switched off is "not found". */
export const loadProjectFor = async (db: Database, caller: Caller, id: string, type: ProjectType): Promise<Project> => {
  const project = await findProjectFor(db, caller, id);
  if (project?.projectType !== type || !project.active) throw new AppError('notFound');
  return project;
};

export type LoadedProject = Project;
