import { randomUUID } from 'node:crypto';
import type { NewCompanyUser } from '@soundings/contract/access/users';
import type { z } from 'zod';
import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { hashPassword } from '#/platform/keys/passwords.ts';
import { refuseCommonPassword } from '../auth/replace-password.ts';
import { namesOf } from './names-of.ts';
import { addUser } from './users.store.ts';
import { withFreeUsername } from './with-free-username.ts';

type GivenUser = Omit<z.output<typeof NewCompanyUser>, 'assignedProjects'>;

export interface PreparedCompanyUser extends Omit<GivenUser, 'password'> {
  readonly passwordHash: string;
  /** Where the request holds the user, for naming a field: `body`, `body.companyUsers.0`. */
  readonly at: string;
}

/**
 * Checks and hashes the password of a company's future user. Before the transaction: hashing takes its time.
 * Throws passwordTooCommon.
 */
export const prepareCompanyUser = async (user: GivenUser, at = 'body'): Promise<PreparedCompanyUser> => {
  const { username, firstName, lastName, password, roleName, enabled } = user;
  refuseCommonPassword(password, { username, name: `${firstName} ${lastName}` }, `${at}.password`);
  return { username, firstName, lastName, roleName, enabled, passwordHash: await hashPassword(password), at };
};

/**
 * Adds a prepared user to a company in the caller's transaction; the first sign-in asks for a password of their own.
 * Throws userWithUsernameAlreadyExists.
 */
export const insertCompanyUser = async (
  tx: Database,
  by: { readonly caller: Pick<Caller, 'id'>; readonly companyId: string; readonly now: Date },
  { at, ...user }: PreparedCompanyUser,
): Promise<string> => {
  const id = randomUUID();
  const row = { ...user, ...namesOf(user), id, companyId: by.companyId, mustChangePassword: true, createdOn: by.now };
  const acted = { actionedBy: by.caller.id, actionedOn: by.now };
  await withFreeUsername(() => addUser(tx, { ...row, ...acted }), `${at}.username`);
  return id;
};
