import { byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { giveToCompaniesOf } from './give-to-companies.ts';
import { changeProject } from './hold-project.ts';
import { assignUsers, findProjectUserIds, unassignUsersBut } from './project-users.store.ts';

/**
 * Assigns a project to these users and no others; the companies of those who are new get it with them.
 * Throws notFound where a user is unknown and productNotEnabled, and then changes nothing.
 */
export const setProjectUsers = (
  services: Services,
  by: Caller,
  projectId: string,
  userIds: readonly string[],
): Promise<void> =>
  changeProject(services, projectId, async (tx, project) => {
    const wanted = [...new Set(userIds)];
    const before = new Set(await findProjectUserIds(tx, projectId));
    await unassignUsersBut(tx, projectId, wanted);
    if ((await assignUsers(tx, projectId, wanted)) !== wanted.length) throw new AppError('notFound');
    const added = wanted.filter((id) => !before.has(id));
    await giveToCompaniesOf(tx, project, added, { actor: byCaller(by), now: services.now() });
  });
