import { AppError } from '#/platform/http/app-error.ts';
import { hashPassword, verifyPassword } from '#/platform/keys/passwords.ts';
import type { Services } from '#/platform/services.ts';
import { setPassword, type User } from '../users/users.store.ts';
import { isCommonPassword } from './is-common-password.ts';
import { endSessionsOf } from './sessions.store.ts';

const notice = {
  subject: 'Your password was changed / Ihr Passwort wurde geändert',
  text: `The password of your Soundings account was changed. If this was not you, ask your administrator at once.

Das Passwort Ihres Soundings-Kontos wurde geändert. Wenn Sie das nicht waren, wenden Sie sich sofort an Ihren Administrator.
`,
};

/** Throws passwordTooCommon. */
export const refuseCommonPassword = (password: string, username: string): void => {
  if (isCommonPassword(password, username)) throw new AppError('passwordTooCommon');
};

/** The password that an administrator gave may not become one's own. Throws passwordMustDiffer. */
export const refuseSamePassword = async (user: User, password: string): Promise<void> => {
  if (await verifyPassword(user.passwordHash, password)) throw new AppError('passwordMustDiffer');
};

/** Sets a password of one's own and ends all sessions but one; a mail tells the user. Throws passwordTooCommon. */
export const replacePassword = async (
  { db, mailer, now }: Services,
  user: User,
  password: string,
  exceptSessionId?: string,
): Promise<void> => {
  refuseCommonPassword(password, user.username);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await setPassword(tx, user.id, { passwordHash, mustChangePassword: false });
    await endSessionsOf(tx, user.id, now(), exceptSessionId);
  });
  await mailer.send({ to: user.username, ...notice });
};
