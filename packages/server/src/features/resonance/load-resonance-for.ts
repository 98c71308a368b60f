import { getProject, loadProjectFor } from '#/features/projects/load-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findResonanceProject } from './resonance.store.ts';

const withAnswers = async ({ db }: Services, project: Project) => {
  const resonance = await findResonanceProject(db, project.id);
  if (!resonance) throw new AppError('notFound');
  return { project, resonance };
};

/** A project that the caller may use. Throws notFound. */
export const loadResonanceFor = async (services: Services, caller: Caller, projectId: string) =>
  withAnswers(services, await loadProjectFor(services, caller, projectId, 'RESONANCE'));

/** Any project, for those who may see all, and for consumers whom its password has let in. Throws notFound. */
export const loadResonance = async (services: Services, projectId: string) =>
  withAnswers(services, await getProject(services.db, projectId, 'RESONANCE'));
