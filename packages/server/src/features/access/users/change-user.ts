import type { Role } from '@soundings/contract/access/permissions';
import type { usersEndpoints } from '@soundings/contract/access/users';
import type { z } from 'zod';
import { retryTransaction } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { hashPassword } from '#/platform/keys/passwords.ts';
import { productName } from '#/platform/mail/letterhead.ts';
import type { Services } from '#/platform/services.ts';
import { assertUncommonPassword } from '../auth/change-password.ts';
import { revokeAllAccess } from '../auth/revoke-access.ts';
import { endSessions } from '../auth/sessions.store.ts';
import { toNames, withFreeUsername } from './add-user.ts';
import { sendNotice } from './send-notice.ts';
import { assertAdministratorRemains, assertRoleAllowed, leavingAdministrators } from './users.policy.ts';
import { changeUser, removeUsers, setPassword, type User } from './users.store.ts';

const emailChanged = {
  subject: 'Your e-mail address was changed / Ihre E-Mail-Adresse wurde geändert',
  text: `An administrator changed the e-mail address of your ${productName} account. From now on, sign in with the new one.
If you didn’t expect this, contact your administrator immediately.

Ein Administrator hat die E-Mail-Adresse Ihres ${productName}-Kontos geändert. Ab jetzt melden Sie sich mit der neuen an.
Wenn Sie das nicht erwartet haben, wenden Sie sich sofort an Ihren Administrator.
`,
};

type UserChange = z.output<typeof usersEndpoints.updateUserInfo.body>;

const changedNames = (user: User, given: UserChange) =>
  given.name === user.name && !(given.firstName && given.lastName) ? {} : toNames(given);

/**
 * Changes name, e-mail and role. The address that a user had is told by mail that it is theirs no longer,
 * and codes that were sent to it are worthless.
 * Throws cannotChangeYourself, roleNotAllowed, lastAdministrator and userWithUsernameAlreadyExists.
 */
export const updateUserInfo = async (
  services: Services,
  { caller, user }: { caller: Caller; user: User },
  given: UserChange,
): Promise<void> => {
  const { username, roleName } = given;
  assertRoleAllowed(caller, user, roleName);
  // Not even unchanged: between reading and writing it another administrator may have taken it.
  const role = user.id === caller.id ? {} : { roleName };
  const change = { ...changedNames(user, given), username, ...role };
  const hasNewEmail = username !== user.username;
  await withFreeUsername(() =>
    retryTransaction(services.db, async (tx) => {
      await assertAdministratorRemains(tx, caller, leavingAdministrators(user, roleName));
      if (!(await changeUser(tx, user.id, change))) throw new AppError('notFound');
      if (hasNewEmail) await revokeAllAccess(tx, [user.id], services.now());
    }),
  );
  if (hasNewEmail) void sendNotice(services, caller, { to: user.username, ...emailChanged });
};

export const setUserRole = async (
  { db }: Services,
  { caller, user }: { caller: Caller; user: User },
  roleName: Role,
): Promise<void> => {
  assertRoleAllowed(caller, user, roleName);
  await retryTransaction(db, async (tx) => {
    await assertAdministratorRemains(tx, caller, leavingAdministrators(user, roleName));
    if (!(await changeUser(tx, user.id, { roleName }))) throw new AppError('notFound');
  });
};

/**
 * Shuts a user out or lets them in again. Sessions, codes and tokens end for good: enabling revives none. A user who is already so
 * stays as they are. Throws cannotChangeYourself and lastAdministrator.
 */
export const setUserEnabled = async (
  { db, now }: Services,
  { caller, user }: { caller: Caller; user: User },
  enabled: boolean,
): Promise<void> => {
  if (user.id === caller.id) throw new AppError('cannotChangeYourself');
  if (user.enabled === enabled) return;
  await retryTransaction(db, async (tx) => {
    await assertAdministratorRemains(tx, caller, enabled ? [] : [user.id]);
    const acted = { enabled, actionedBy: caller.id, actionedOn: now() };
    if (!(await changeUser(tx, user.id, acted))) throw new AppError('notFound');
    await revokeAllAccess(tx, [user.id], now());
    if (!enabled) await endSessions(tx, user.id, now());
  });
};

const notice = {
  subject: 'Your password was changed / Ihr Passwort wurde geändert',
  text: `An administrator set a new password for your ${productName} account and will give it to you. You were signed out.
You’ll set your own password when you next sign in. If you didn’t expect this, contact your administrator immediately.

Ein Administrator hat für Ihr ${productName}-Konto ein neues Passwort festgelegt und teilt es Ihnen mit. Sie wurden abgemeldet.
Bei der nächsten Anmeldung legen Sie ein eigenes Passwort fest. Wenn Sie das nicht erwartet haben, wenden Sie sich sofort an Ihren Administrator.
`,
};

/**
 * Sets the password of someone else, who is signed out everywhere and chooses their own at the next sign-in.
 * Throws cannotChangeYourself and passwordTooCommon.
 */
export const setTemporaryPassword = async (
  services: Services,
  { caller, user }: { caller: Caller; user: User },
  password: string,
): Promise<void> => {
  if (user.id === caller.id) throw new AppError('cannotChangeYourself');
  assertUncommonPassword(password, user, 'body.password');
  const passwordHash = await hashPassword(password);
  await retryTransaction(services.db, async (tx) => {
    await assertAdministratorRemains(tx, caller);
    await setPassword(tx, user.id, { passwordHash, mustChangePassword: true });
    await endSessions(tx, user.id, services.now());
    await revokeAllAccess(tx, [user.id], services.now());
  });
  void sendNotice(services, caller, { to: user.username, ...notice });
};

/** Deletes all of the users or, where one cannot be deleted, none. Throws cannotChangeYourself, lastAdministrator. */
export const deleteUsers = async ({ db }: Services, caller: Caller, ids: readonly string[]): Promise<void> => {
  if (ids.includes(caller.id)) throw new AppError('cannotChangeYourself');
  await retryTransaction(db, async (tx) => {
    await assertAdministratorRemains(tx, caller, ids);
    if ((await removeUsers(tx, ids)) !== ids.length) throw new AppError('notFound');
  });
};
