import type { NewCompanyUser } from '@soundings/contract/access/users';
import type { z } from 'zod';
import { insertCompanyUser, prepareCompanyUser, welcomeUser } from '#/features/access/users/add-user.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { changeCompany, distinctIds } from './change-company.ts';
import { countGiven } from './company-projects.store.ts';
import { lockCompanyUser, replaceUserProjects } from './company-users.store.ts';

/**
 * Adds a user to a company, with what they were given of its projects.
 * Throws userWithUsernameAlreadyExists, passwordTooCommon, notFound.
 */
export const addCompanyUser = async (
  services: Services,
  caller: Caller,
  companyId: string,
  { assignedProjects, ...given }: z.output<typeof NewCompanyUser>,
): Promise<string> => {
  const user = await prepareCompanyUser(given);
  const id = await changeCompany(services.db, companyId, async (tx) => {
    const userId = await insertCompanyUser(tx, { caller, companyId, now: services.now() }, user);
    await assignProjects(tx, companyId, userId, assignedProjects);
    return userId;
  });
  if (user.enabled) void welcomeUser(services, caller, user.username);
  return id;
};

const assignProjects = async (
  tx: Database,
  companyId: string,
  userId: string,
  projectIds: readonly string[],
): Promise<void> => {
  const wanted = distinctIds(projectIds);
  if (wanted.length > 0 && (await countGiven(tx, companyId, wanted)) !== wanted.length) throw new AppError('notFound');
  await replaceUserProjects(tx, userId, wanted);
};

export const setCompanyUserProjects = (
  db: Database,
  companyId: string,
  userId: string,
  projectIds: readonly string[],
): Promise<void> =>
  changeCompany(db, companyId, async (tx) => {
    if (!(await lockCompanyUser(tx, companyId, userId))) throw new AppError('notFound');
    await assignProjects(tx, companyId, userId, projectIds);
  });
