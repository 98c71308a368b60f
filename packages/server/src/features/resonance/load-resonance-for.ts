import { loadProjectFor } from '#/features/projects/load-project-for.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findResonanceProject } from './resonance.store.ts';

export const loadResonanceFor = async (services: Services, caller: Caller, projectId: string) => {
  const project = await loadProjectFor(services, caller, projectId, 'RESONANCE');
  const resonance = await findResonanceProject(services.db, project.id);
  if (!resonance) throw new AppError('notFound');
  return { project, resonance };
};
