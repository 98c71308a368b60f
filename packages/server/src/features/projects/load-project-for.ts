import type { ProjectType } from '@soundings/contract/projects/projects';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { loadActiveProjectFor } from './load-active-project-for.ts';
import { noteUsage } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

/** A project of this type that the caller may use. For people of a company it is noted that they work with it. */
export const loadProjectFor = async (
  services: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
  type: ProjectType,
): Promise<Project> => {
  const project = await loadActiveProjectFor(services, caller, id, type);
  if (caller.companyId !== null) await noteUsage(services.db, caller.companyId, id, services.now());
  return project;
};
