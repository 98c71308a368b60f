import type { ProjectType } from '@soundings/contract/projects/projects';
import { z } from 'zod';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { byCaller } from '#/platform/audit/audit.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findProject, findProjectFor, recordLastUsage } from './projects.store.ts';
import type { Project } from './projects.tables.ts';
import { findOpenProjects, findVisible, type Sight } from './visible-projects.store.ts';

export const loadProjectFor = async (
  services: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
  type: ProjectType,
): Promise<Project> => {
  const project = await loadActiveProjectFor(services, caller, id, type);
  if (caller.companyId !== null) await recordLastUsage(services.db, caller.companyId, id, services.now());
  return project;
};

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
  await recordDenied(services, caller, id.slice(0, 100));
  throw new AppError('notFound');
};

const maxOpenProjects = 200;

interface OpenProject<T> {
  readonly id: string;
  readonly projectName: string;
  readonly projectType: T;
}

/** To choose from: the newest ones of some types that the caller may open; with `isCollected` those with collected days. */
export const openProjects = <T extends ProjectType>(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  types: readonly T[],
  { isCollected = false }: { readonly isCollected?: boolean } = {},
): Promise<OpenProject<T>[]> =>
  findOpenProjects(db, caller, types, { limit: maxOpenProjects, isCollected }) as Promise<OpenProject<T>[]>;

export const getProject = async (db: Database, id: string, type?: ProjectType): Promise<Project> => {
  const project = await findProject(db, id);
  if (!project || (type && project.projectType !== type)) throw new AppError('notFound');
  return project;
};

const sightKey = ({ userId, projectId }: Sight): string => `${userId} ${projectId}`;

/** Asks once for many users and projects. @returns whether a user may see a project that is active. */
export const visibleProjects = async (
  { db }: Pick<Services, 'db'>,
  sights: readonly Sight[],
): Promise<(sight: Sight) => boolean> => {
  const distinct = [...new Map(sights.map((sight) => [sightKey(sight), sight])).values()];
  const visible = new Set(distinct.length === 0 ? [] : (await findVisible(db, distinct)).map(sightKey));
  return (sight) => visible.has(sightKey(sight));
};

/** Those of some projects that a viewer may open; consumers have no other project. */
export const findOpenOf = async (
  services: Pick<Services, 'db'>,
  caller: Caller | null,
  projectIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (caller === null || projectIds.length === 0) return new Set();
  const isVisible = await visibleProjects(
    services,
    projectIds.map((projectId) => ({ userId: caller.id, projectId })),
  );
  return new Set(
    projectIds.filter(
      (projectId) => (caller.projectIds?.includes(projectId) ?? true) && isVisible({ userId: caller.id, projectId }),
    ),
  );
};

export const recordDenied = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  projectId: string,
): Promise<void> => {
  const entry = { ...byCaller(caller), action: 'access.denied', outcome: 'failure' } as const;
  return addAuditEntry(db, now(), { ...entry, target: `project ${projectId}` });
};
