import type { Role } from '@soundings/contract/access/permissions';
import { retryTransaction } from '#/platform/db/retry-transaction.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { refuseRole } from './refuse-role.ts';
import { changeUser, type User } from './users.store.ts';

/** Gives a user another role of their kind. Throws cannotChangeYourself, roleNotAllowed and lastAdministrator. */
export const setUserRole = async (
  { db }: Services,
  { caller, user }: { caller: Caller; user: User },
  roleName: Role,
): Promise<void> => {
  refuseRole(caller, user, roleName);
  await retryTransaction(db, async (tx) => {
    await keepAnAdministrator(tx, caller, roleName === 'ROLE_GLOBAL_ADMIN' ? [] : [user.id]);
    if (!(await changeUser(tx, user.id, { roleName }))) throw new AppError('notFound');
  });
};
