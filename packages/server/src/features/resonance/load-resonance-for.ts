import { loadProjectFor } from '#/features/projects/load-project-for.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { findResonanceProject } from './resonance.store.ts';

export const loadResonanceFor = async (db: Database, caller: Caller, projectId: string) => {
  const project = await loadProjectFor(db, caller, projectId, 'RESONANCE');
  const resonance = await findResonanceProject(db, project.id);
  if (!resonance) throw new AppError('notFound');
  return { project, resonance };
};
