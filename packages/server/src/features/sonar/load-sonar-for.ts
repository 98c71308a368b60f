import { getProject, loadProjectFor } from '#/features/projects/load-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';

/** An active SONAR project that the caller may use. Throws notFound. */
export const loadSonarFor = (services: Services, caller: Caller, id: string): Promise<Project> =>
  loadProjectFor(services, caller, id, 'SONAR');

/** One that the caller may edit: global admins also what is switched off. Throws notFound. */
export const loadSonarToEdit = (services: Services, caller: Caller, id: string): Promise<Project> =>
  caller.role === 'ROLE_GLOBAL_ADMIN' ? getProject(services.db, id, 'SONAR') : loadSonarFor(services, caller, id);
