import type { PasswordOwner } from '@soundings/contract/access/own-password';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { hashPassword, verifyPassword } from '#/platform/keys/passwords.ts';
import { productName } from '#/platform/mail/letterhead.ts';
import { clearHits, countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { sendNotice } from '../users/send-notice.ts';
import { findUserById, setPassword, type User } from '../users/users.store.ts';
import { isCommonPassword } from './is-common-password.ts';
import { lockCheckedUser, revokePendingAccess } from './revoke-access.ts';
import { endSessions } from './sessions.store.ts';

const wrongOldPasswords: Limit = { name: 'wrong-old-password', max: 10, seconds: 900 };

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
  assertUncommonPassword(given.newPassword, user, 'body.newPassword');
  const passwordHash = await hashPassword(given.newPassword);
  await db.transaction(async (tx) => {
    await lockCheckedUser(tx, user, 'passwordWasNotChanged');
    await replacePassword(tx, user.id, passwordHash, now(), caller.sessionId);
  });
  void mailPasswordChanged(services, user, caller.address);
};

const notice = {
  subject: 'Your password was changed / Ihr Passwort wurde geändert',
  text: `The password of your ${productName} account was changed. If this wasn’t you, contact your administrator immediately.

Das Passwort Ihres ${productName}-Kontos wurde geändert. Wenn Sie das nicht waren, wenden Sie sich sofort an Ihren Administrator.
`,
};

/** Throws passwordTooCommon, also for the owner's name or e-mail in it; `path` is where the request holds the password. */
export const assertUncommonPassword = (password: string, owner: PasswordOwner, path: string): void => {
  if (!isCommonPassword(password, owner)) return;
  throw new AppError('passwordTooCommon', { fields: [{ path, message: 'passwordTooCommon' }] });
};

/** The password that an administrator gave may not become one's own. Throws passwordMustDiffer. */
export const assertNewPassword = async (user: User, password: string): Promise<void> => {
  if (await verifyPassword(user.passwordHash, password)) throw new AppError('passwordMustDiffer');
};

/**
 * Sets the hash of a password of one's own; sessions but one, codes and tokens end. Passkeys are left to the
 * caller. The transaction holds the user.
 */
export const replacePassword = async (
  tx: Database,
  userId: string,
  passwordHash: string,
  now: Date,
  exceptSessionId?: string,
): Promise<void> => {
  await setPassword(tx, userId, { passwordHash, mustChangePassword: false });
  await endSessions(tx, userId, now, exceptSessionId);
  await revokePendingAccess(tx, [userId], now);
};

/** Tells a user by mail that there is a new password. Never rejects. */
export const mailPasswordChanged = (services: Services, user: User, address: string): Promise<void> =>
  sendNotice(services, { ...user, address }, { to: user.username, ...notice });
