import type { ErrorCode } from '@soundings/contract/errors';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { lockUser, type User } from '../users/users.store.ts';

/**
 * Holds a user, whose password, code or token was checked, until the transaction ends. Throws `refusal` where that
 * check is out of date: they were shut out or deleted since, or their password or e-mail is another one.
 */
export const holdUser = async (tx: Database, checked: User, refusal: ErrorCode): Promise<void> => {
  const user = await lockUser(tx, checked.id);
  const isSame = user?.passwordHash === checked.passwordHash && user.username === checked.username;
  if (!user?.maySignIn || !isSame || user.mustChangePassword !== checked.mustChangePassword)
    throw new AppError(refusal);
};
