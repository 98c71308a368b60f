import { z } from 'zod';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { noteDenied } from './note-denied.ts';
import { findProjectFor } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

const Id = z.uuid();

/** A project of any type that the caller may use; `id` may be anything. Throws notFound, and the audit log tells of it. */
export const loadActiveProjectFor = async (
  services: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
): Promise<Project> => {
  const project = Id.safeParse(id).success ? await findProjectFor(services.db, caller, id) : null;
  if (project?.active) return project;
  await noteDenied(services, caller, id.slice(0, 100));
  throw new AppError('notFound');
};
