import type { Permission, Role } from '@soundings/contract/access/permissions';
import { holds } from '@soundings/contract/access/permissions';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { administratorRole, rolesFor } from './roles.policy.ts';
import { findUserById, lockEnabledAdmins, type User } from './users.store.ts';

/**
 * Every transaction that changes who may administrate begins with this, so that they come one after the other.
 * Throws accessDenied where the caller, let in before, is an enabled global admin no longer, and lastAdministrator
 * where none would remain without those who leave.
 */
export const assertAdministratorRemains = async (
  tx: Database,
  caller: Pick<Caller, 'id'>,
  leaving: readonly string[] = [],
): Promise<void> => {
  const admins = await lockEnabledAdmins(tx);
  if (!admins.includes(caller.id)) throw new AppError('accessDenied');
  if (admins.every((id) => leaving.includes(id))) throw new AppError('lastAdministrator');
};

export const leavingAdministrators = (user: Pick<User, 'id'>, roleName: Role): readonly string[] =>
  roleName === administratorRole ? [] : [user.id];

/** Throws cannotChangeYourself and roleNotAllowed. */
export const assertRoleAllowed = (caller: Caller, user: User, roleName: Role): void => {
  if (roleName === user.roleName) return;
  if (user.id === caller.id) throw new AppError('cannotChangeYourself');
  if (!rolesFor(user).includes(roleName)) throw new AppError('roleNotAllowed');
};

export const mayStill = async (
  { db }: Pick<Services, 'db'>,
  userId: string,
  permission: Permission,
): Promise<boolean> => {
  const user = await findUserById(db, userId);
  return user?.maySignIn === true && holds(user.roleName, permission);
};

/** Whoever is written to, or acted for, by the rights that they have now. Null where they could not sign in. */
export const findSignInUser = async (
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<Pick<Caller, 'id' | 'username' | 'role' | 'companyId'> | null> => {
  const user = await findUserById(db, id);
  if (!user?.maySignIn) return null;
  return { id, username: user.username, role: user.roleName, companyId: user.companyId };
};
