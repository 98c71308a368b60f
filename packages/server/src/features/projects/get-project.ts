import type { ProjectType } from '@soundings/contract/projects/projects';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { findProject } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

/** A project for someone who may see all of them, active or not. Throws notFound, also where it is of another type. */
export const getProject = async (db: Database, id: string, type?: ProjectType): Promise<Project> => {
  const project = await findProject(db, id);
  if (!project || (type && project.projectType !== type)) throw new AppError('notFound');
  return project;
};
