import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { changeProject } from './hold-project.ts';
import { assignUsers, unassignUsersBut } from './project-users.store.ts';

/** Assigns a project to these users and no others. Throws notFound, and changes nothing, where one is unknown. */
export const setProjectUsers = (services: Services, projectId: string, userIds: readonly string[]): Promise<void> =>
  changeProject(services, projectId, async (tx) => {
    const wanted = [...new Set(userIds)];
    await unassignUsersBut(tx, projectId, wanted);
    if ((await assignUsers(tx, projectId, wanted)) !== wanted.length) throw new AppError('notFound');
  });
