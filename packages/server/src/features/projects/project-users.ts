import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { byCaller } from '#/platform/audit/audit.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { changeProject } from './change-project.ts';
import {
  addToCompanies,
  assignUsers,
  findCompaniesWithout,
  findProjectUserIds,
  unassignUsersBut,
} from './project-users.store.ts';
import type { Project } from './projects.tables.ts';

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
    await assignToCompanies(tx, project, added, { actor: byCaller(by), now: services.now() });
  });

export interface Giver {
  readonly actor: { readonly actorId: string; readonly actor: string; readonly address: string };
  readonly now: Date;
}

/**
 * Gives a project to the companies of these users that lack it: without it the users could not see theirs. Where it is
 * switched off for a company, it stays so. Throws productNotEnabled where a company may not use the project's type.
 */
export const assignToCompanies = async (
  tx: Database,
  project: Pick<Project, 'id' | 'projectName' | 'projectType'>,
  userIds: readonly string[],
  { actor, now }: Giver,
): Promise<void> => {
  if (userIds.length === 0) return;
  const lacking = await findCompaniesWithout(tx, project.id, userIds);
  if (lacking.length === 0) return;
  if (!lacking.every(({ enabledProducts }) => enabledProducts.includes(project.projectType))) {
    throw new AppError('productNotEnabled');
  }
  const given = { projectId: project.id, actionedBy: actor.actorId, actionedOn: now };
  await addToCompanies(
    tx,
    lacking.map(({ id }) => ({ ...given, companyId: id })),
  );
  for (const { companyName } of lacking) {
    await addAuditEntry(tx, now, {
      ...actor,
      action: 'company.projects-add',
      outcome: 'success',
      target: companyName,
      details: { projects: project.projectName },
    });
  }
};
