import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { hashPassword, verifyPassword } from '#/platform/keys/passwords.ts';
import { clearHits, countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { findUserById } from '../users/users.store.ts';
import { holdUser } from './hold-user.ts';
import { refuseCommonPassword, replacePassword, tellOfNewPassword } from './replace-password.ts';

const wrongOldPasswords: Limit = { name: 'wrong-old-password', max: 10, seconds: 900 };

/**
 * Changes the caller's own password; this session goes on, the others end. Throws passwordWasNotChanged,
 * also where the old password is no longer the one it was, and passwordTooCommon.
 */
export const changeOwnPassword = async (
  services: Services,
  caller: Caller,
  given: { username: string; oldPassword: string; newPassword: string },
): Promise<void> => {
  const { db, now } = services;
  if (given.username !== caller.username) throw new AppError('accessDenied');
  await countHit(db, wrongOldPasswords, caller.id, now());
  const user = await findUserById(db, caller.id);
  if (!user || !(await verifyPassword(user.passwordHash, given.oldPassword))) {
    const fields = [{ path: 'body.oldPassword', message: 'wrongPassword' }];
    throw new AppError('passwordWasNotChanged', { fields });
  }
  await clearHits(db, wrongOldPasswords, caller.id);
  refuseCommonPassword(given.newPassword, user, 'body.newPassword');
  const passwordHash = await hashPassword(given.newPassword);
  await db.transaction(async (tx) => {
    await holdUser(tx, user, 'passwordWasNotChanged');
    await replacePassword(tx, user.id, passwordHash, now(), caller.sessionId);
  });
  void tellOfNewPassword(services, user, caller.address);
};
