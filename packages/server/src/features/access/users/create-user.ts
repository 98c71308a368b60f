import { randomUUID } from 'node:crypto';
import type { Role } from '@soundings/contract/access/permissions';
import { hashPassword } from '#/platform/keys/passwords.ts';
import type { Services } from '#/platform/services.ts';
import { addUser } from './users.store.ts';

export interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roleName: Role;
  readonly enabled?: boolean;
  /** Null or left out for the agency's own people. */
  readonly companyId?: string | null;
  /** Whether the first sign-in asks for a password of their own. */
  readonly mustChangePassword?: boolean;
}

/** Adds an enabled user. The user name is an e-mail address in lower case. */
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
