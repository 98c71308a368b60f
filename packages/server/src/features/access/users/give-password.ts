import { retryTransaction } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { hashPassword } from '#/platform/keys/passwords.ts';
import type { Services } from '#/platform/services.ts';
import { refuseCommonPassword } from '../auth/replace-password.ts';
import { revokePendingAccess } from '../auth/revoke-pending-access.ts';
import { endSessionsOf } from '../auth/sessions.store.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { sendNotice } from './send-notice.ts';
import { setPassword, type User } from './users.store.ts';

const notice = {
  subject: 'Your password was changed / Ihr Passwort wurde geändert',
  text: `An administrator set a new password for your Soundings account and will give it to you. You were signed out.
You’ll set your own password when you next sign in. If you didn’t expect this, contact your administrator immediately.

Ein Administrator hat für Ihr Soundings-Konto ein neues Passwort festgelegt und teilt es Ihnen mit. Sie wurden abgemeldet.
Bei der nächsten Anmeldung legen Sie ein eigenes Passwort fest. Wenn Sie das nicht erwartet haben, wenden Sie sich sofort an Ihren Administrator.
`,
};

/**
 * Sets the password of someone else, who is signed out everywhere and chooses their own at the next sign-in.
 * Throws cannotChangeYourself and passwordTooCommon.
 */
export const givePassword = async (
  services: Services,
  { caller, user }: { caller: Caller; user: User },
  password: string,
): Promise<void> => {
  if (user.id === caller.id) throw new AppError('cannotChangeYourself');
  refuseCommonPassword(password, user, 'body.password');
  const passwordHash = await hashPassword(password);
  await retryTransaction(services.db, async (tx) => {
    await keepAnAdministrator(tx, caller);
    await setPassword(tx, user.id, { passwordHash, mustChangePassword: true });
    await endSessionsOf(tx, user.id, services.now());
    await revokePendingAccess(tx, [user.id], services.now());
  });
  void sendNotice(services, caller, { to: user.username, ...notice });
};
