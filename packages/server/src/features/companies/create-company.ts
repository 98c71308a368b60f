import { randomUUID } from 'node:crypto';
import type { companiesEndpoints } from '@soundings/contract/companies/companies';
import type { Input } from '@soundings/contract/endpoint';
import {
  insertCompanyUser,
  type PreparedCompanyUser,
  prepareCompanyUser,
  welcomeUser,
} from '#/features/access/users/add-user.ts';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { byCaller } from '#/platform/audit/audit.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { assignProjectsToCompany, distinctIds, setAssistants } from './change-company.ts';
import { addCompany } from './companies.store.ts';
import { replaceAiChats } from './company-assistants.store.ts';
import { findTakenUsernames, replaceUserProjects } from './company-users.store.ts';

export type NewCompany = Input<typeof companiesEndpoints.createCompany>['body'];
type NewUser = NewCompany['companyUsers'][number];

const assertUsernamesFree = async (db: Database, people: readonly NewUser[]): Promise<void> => {
  const taken = await findTakenUsernames(
    db,
    people.map(({ username }) => username),
  );
  const fields = people.flatMap(({ username }, index) => {
    if (!taken.has(username)) {
      taken.add(username);
      return [];
    }
    return [{ path: `body.companyUsers.${index}.username`, message: 'userWithUsernameAlreadyExists' }];
  });
  if (fields.length > 0) throw new AppError('userWithUsernameAlreadyExists', { fields });
};

/** One after the other: a hundred hashes at once would keep everyone else from signing in. */
const prepareAll = async (people: readonly NewUser[]) => {
  const prepared: { user: PreparedCompanyUser; projectIds: string[] }[] = [];
  for (const [index, { assignedProjects, ...user }] of people.entries()) {
    const projectIds = distinctIds(assignedProjects);
    prepared.push({ user: await prepareCompanyUser(user, `body.companyUsers.${index}`), projectIds });
  }
  // In one order for everyone, so that two requests with the same e-mails never wait for each other.
  return prepared.sort((a, b) => (a.user.username < b.user.username ? -1 : 1));
};

/**
 * Adds a company with its first people and what it may use: all of it or nothing.
 * Throws userWithUsernameAlreadyExists, passwordTooCommon, productNotEnabled, notFound.
 */
export const createCompany = async (services: Services, caller: Caller, given: NewCompany): Promise<string> => {
  const { companyUsers, assignedProjects, assignedAssistants, assignedAIChats, ...fields } = given;
  await assertUsernamesFree(services.db, companyUsers);
  const companyProjects = new Set(distinctIds(assignedProjects));
  const areGiven = (ids: readonly string[]) => distinctIds(ids).every((id) => companyProjects.has(id));
  if (!companyUsers.every((user) => areGiven(user.assignedProjects))) throw new AppError('notFound');
  const people = await prepareAll(companyUsers);

  const id = randomUUID();
  const now = services.now();
  await services.db.transaction(async (tx) => {
    await addCompany(tx, { ...fields, id, createdOn: now });
    await assignProjectsToCompany(tx, { id, ...fields }, [...companyProjects], {
      actionedBy: caller.id,
      actionedOn: now,
    });
    for (const { user, projectIds } of people) {
      const userId = await insertCompanyUser(tx, { caller, companyId: id, now }, user);
      await replaceUserProjects(tx, userId, projectIds);
      const details = { company: fields.companyName };
      await addAuditEntry(tx, now, {
        ...byCaller(caller),
        action: 'user.create',
        outcome: 'success',
        target: user.username,
        details,
      });
    }
    await setAssistants(tx, id, assignedAssistants);
    await replaceAiChats(tx, id, assignedAIChats);
  });
  void welcomeAll(services, caller, companyUsers);
  return id;
};

const welcomeAll = async (services: Services, caller: Caller, people: readonly NewUser[]): Promise<void> => {
  for (const { username, enabled } of people) if (enabled) await welcomeUser(services, caller, username);
};
