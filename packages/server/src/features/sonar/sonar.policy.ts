import { getProject, loadProjectFor } from '#/features/projects/load-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findBrand, findProjectIds, type StoredBrand } from './brands/brands.store.ts';

export const loadSonarFor = (services: Services, caller: Caller, id: string): Promise<Project> =>
  loadProjectFor(services, caller, id, 'SONAR');

/** One that the caller may edit: global admins also what is switched off. Throws notFound. */
export const loadSonarToEdit = (services: Services, caller: Caller, id: string): Promise<Project> =>
  isGlobalAdmin(caller) ? getProject(services.db, id, 'SONAR') : loadSonarFor(services, caller, id);

/** Saved views and marks on the timeline; everybody changes their own. */
export const changesOthers = (caller: Pick<Caller, 'role'>): boolean => isGlobalAdmin(caller);

/** A brand of a project that the caller may use. Throws notFound. */
export const loadBrandFor = async (services: Services, caller: Caller, id: string): Promise<StoredBrand> => {
  const brand = await findBrand(services.db, id);
  if (!brand) throw new AppError('notFound');
  await loadSonarFor(services, caller, brand.row.projectId);
  return brand;
};

/**
 * The one project that all these brands belong to, where the caller may edit it. Throws notFound, also where one of
 * them is not there or another project's.
 */
export const loadProjectOfBrands = async (
  services: Services,
  caller: Caller,
  ids: readonly string[],
): Promise<Project> => {
  const found = await findProjectIds(services.db, ids);
  const [projectId, ...others] = new Set(found.map((row) => row.projectId));
  if (projectId === undefined) throw new AppError('notFound');
  // Who asks for others' brands is noted even where some of them are their own.
  for (const other of others) await loadSonarToEdit(services, caller, other);
  const project = await loadSonarToEdit(services, caller, projectId);
  if (others.length > 0 || found.length !== new Set(ids).size) throw new AppError('notFound');
  return project;
};

const isGlobalAdmin = ({ role }: Pick<Caller, 'role'>): boolean => role === 'ROLE_GLOBAL_ADMIN';
