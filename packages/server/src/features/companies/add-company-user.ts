import type { NewCompanyUser } from '@soundings/contract/access/users';
import type { z } from 'zod';
import { insertCompanyUser, prepareCompanyUser } from '#/features/access/users/add-company-user.ts';
import { welcomeUser } from '#/features/access/users/welcome-user.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { changeCompany } from './change-company.ts';
import { assignProjects } from './set-company-user-projects.ts';

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
