import { randomUUID } from 'node:crypto';
import type { Role } from '@soundings/contract/access/permissions';
import type { StaffRole } from '@soundings/contract/access/user-choices';
import type { NewCompanyUser } from '@soundings/contract/access/users';
import type { z } from 'zod';
import { publicAddress } from '#/env.ts';
import type { Database } from '#/platform/db/database.ts';
import { isUniqueViolation, retryTransaction } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { hashPassword } from '#/platform/keys/passwords.ts';
import { productName } from '#/platform/mail/letterhead.ts';
import type { Services } from '#/platform/services.ts';
import { assertUncommonPassword } from '../auth/change-password.ts';
import { sendNotice } from './send-notice.ts';
import { assertAdministratorRemains } from './users.policy.ts';
import { addUser, countUsers } from './users.store.ts';

export const addStaffUser = async (
  services: Services,
  caller: Caller,
  given: { name: string; username: string; password: string; roleName: StaffRole },
): Promise<string> => {
  const { name, username, password, roleName } = given;
  assertUncommonPassword(password, { username, name }, 'body.password');
  const id = randomUUID();
  const of = { id, username, ...toNames({ name }), roleName, createdOn: services.now() };
  const passwordHash = await hashPassword(password);
  await withFreeUsername(() =>
    retryTransaction(services.db, async (tx) => {
      await assertAdministratorRemains(tx, caller);
      await addUser(tx, { ...of, passwordHash, mustChangePassword: true });
    }),
  );
  void welcomeUser(services, caller, username);
  return id;
};

type GivenUser = Omit<z.output<typeof NewCompanyUser>, 'assignedProjects'>;

export interface PreparedCompanyUser extends Omit<GivenUser, 'password'> {
  readonly passwordHash: string;
  readonly at: string;
}

/**
 * Checks and hashes the password of a company's future user. Before the transaction: hashing takes its time.
 * Throws passwordTooCommon.
 */
export const prepareCompanyUser = async (user: GivenUser, at = 'body'): Promise<PreparedCompanyUser> => {
  const { username, firstName, lastName, password, roleName, enabled } = user;
  assertUncommonPassword(password, { username, name: `${firstName} ${lastName}` }, `${at}.password`);
  return { username, firstName, lastName, roleName, enabled, passwordHash: await hashPassword(password), at };
};

/** Throws userWithUsernameAlreadyExists. */
export const insertCompanyUser = async (
  tx: Database,
  by: { readonly caller: Pick<Caller, 'id'>; readonly companyId: string; readonly now: Date },
  { at, ...user }: PreparedCompanyUser,
): Promise<string> => {
  const id = randomUUID();
  const row = { ...user, ...toNames(user), id, companyId: by.companyId, mustChangePassword: true, createdOn: by.now };
  const acted = { actionedBy: by.caller.id, actionedOn: by.now };
  await withFreeUsername(() => addUser(tx, { ...row, ...acted }), `${at}.username`);
  return id;
};

interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roleName: Role;
  readonly enabled?: boolean;
  readonly companyId?: string | null;
  readonly mustChangePassword?: boolean;
}

export const createUser = async ({ db, now }: Pick<Services, 'db' | 'now'>, user: NewUser): Promise<string> => {
  const { password, ...rest } = user;
  const id = randomUUID();
  await addUser(db, {
    ...rest,
    id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    passwordHash: await hashPassword(password),
    createdOn: now(),
  });
  return id;
};

const mailText = (address: string) => `Your ${productName} account was created.
Sign in with this e-mail address and the password your administrator gives you: ${address}
You’ll set your own password when you first sign in.

Für Sie wurde ein ${productName}-Konto angelegt.
Melden Sie sich mit dieser E-Mail-Adresse und dem Passwort an, das Sie von Ihrem Administrator erhalten: ${address}
Bei der ersten Anmeldung legen Sie ein eigenes Passwort fest.
`;

export const welcomeUser = (
  services: Pick<Services, 'db' | 'env' | 'mailer' | 'now'>,
  caller: Pick<Caller, 'id' | 'username' | 'address'>,
  username: string,
): Promise<void> =>
  sendNotice(services, caller, {
    to: username,
    subject: `Your ${productName} account / Ihr ${productName}-Konto`,
    text: mailText(`${publicAddress(services.env)}/login`),
  });

interface UserNames {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const toNames = (given: {
  readonly name?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}): UserNames => {
  const { firstName, lastName } = given;
  if (firstName && lastName) return { name: `${firstName} ${lastName}`, firstName, lastName };
  const words = (given.name ?? '').trim().split(/\s+/);
  const last = words.length > 1 ? words.pop()! : '';
  const first = words.join(' ');
  return { name: `${first} ${last}`.trim(), firstName: first, lastName: last };
};

/**
 * Runs a step that gives a user their e-mail. Of parallel steps with one e-mail exactly one goes through; the others
 * throw userWithUsernameAlreadyExists, which names the field at `path`.
 */
export const withFreeUsername = async <T>(step: () => Promise<T>, path = 'body.username'): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (!isUniqueViolation(error, 'users_username_unique')) throw error;
    throw new AppError('userWithUsernameAlreadyExists', {
      fields: [{ path, message: 'userWithUsernameAlreadyExists' }],
    });
  }
};

export const isFirstStart = async ({ db }: Pick<Services, 'db'>): Promise<boolean> => (await countUsers(db)) === 0;
