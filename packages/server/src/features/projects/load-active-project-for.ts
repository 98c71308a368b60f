import type { ProjectType } from '@soundings/contract/projects/projects';
import { z } from 'zod';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { noteDenied } from './note-denied.ts';
import { findProjectFor } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

const Id = z.uuid();

/**
 * A project that the caller may use, of any type unless one is named; `id` may be anything. One that is another's, of
 * another type, or switched off is "not found" to them, and an entry in the audit log.
 */
export const loadActiveProjectFor = async (
  services: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
  type?: ProjectType,
): Promise<Project> => {
  const project = Id.safeParse(id).success ? await findProjectFor(services.db, caller, id) : null;
  if (project?.active && (type ?? project.projectType) === project.projectType) return project;
  await noteDenied(services, caller, id.slice(0, 100));
  throw new AppError('notFound');
};
