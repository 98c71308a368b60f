import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { verifyPassword } from '#/platform/keys/passwords.ts';
import { clearHits, countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { findUserById } from '../users/users.store.ts';
import { replacePassword } from './replace-password.ts';

const wrongOldPasswords: Limit = { name: 'wrong-old-password', max: 10, seconds: 900 };

/** Changes the caller's own password; this session goes on, the others end. */
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
  await replacePassword(services, user, given.newPassword, caller.sessionId);
};
