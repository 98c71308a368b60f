import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { verifyPassword } from '#/platform/keys/passwords.ts';
import type { Services } from '#/platform/services.ts';
import { sendNotice } from '../users/send-notice.ts';
import { setPassword, type User } from '../users/users.store.ts';
import { isCommonPassword, type PasswordOwner } from './is-common-password.ts';
import { revokePendingAccess } from './revoke-pending-access.ts';
import { endSessionsOf } from './sessions.store.ts';

const notice = {
  subject: 'Your password was changed / Ihr Passwort wurde geändert',
  text: `The password of your Soundings account was changed. If this wasn’t you, contact your administrator immediately.

Das Passwort Ihres Soundings-Kontos wurde geändert. Wenn Sie das nicht waren, wenden Sie sich sofort an Ihren Administrator.
`,
};

/** Throws passwordTooCommon, also for the owner's name or e-mail in it; `path` is where the request holds the password. */
export const refuseCommonPassword = (password: string, owner: PasswordOwner, path: string): void => {
  if (!isCommonPassword(password, owner)) return;
  throw new AppError('passwordTooCommon', { fields: [{ path, message: 'passwordTooCommon' }] });
};

/** The password that an administrator gave may not become one's own. Throws passwordMustDiffer. */
export const refuseSamePassword = async (user: User, password: string): Promise<void> => {
  if (await verifyPassword(user.passwordHash, password)) throw new AppError('passwordMustDiffer');
};

/** Sets the hash of a password of one's own; sessions but one, codes and tokens end. The transaction holds the user. */
export const replacePassword = async (
  tx: Database,
  userId: string,
  passwordHash: string,
  now: Date,
  exceptSessionId?: string,
): Promise<void> => {
  await setPassword(tx, userId, { passwordHash, mustChangePassword: false });
  await endSessionsOf(tx, userId, now, exceptSessionId);
  await revokePendingAccess(tx, [userId], now);
};

/** Tells a user by mail that there is a new password. Never rejects. */
export const tellOfNewPassword = (services: Services, user: User, address: string): Promise<void> =>
  sendNotice(services, { ...user, address }, { to: user.username, ...notice });
