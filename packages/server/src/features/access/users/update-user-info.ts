import type { usersEndpoints } from '@soundings/contract/access/users';
import type { z } from 'zod';
import { retryTransaction } from '#/platform/db/retry-transaction.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { revokePendingAccess } from '../auth/revoke-pending-access.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { namesOf } from './names-of.ts';
import { refuseRole } from './refuse-role.ts';
import { sendNotice } from './send-notice.ts';
import { changeUser, type User } from './users.store.ts';
import { withFreeUsername } from './with-free-username.ts';

const emailChanged = {
  subject: 'Your e-mail address was changed / Ihre E-Mail-Adresse wurde geändert',
  text: `An administrator changed the e-mail address of your Soundings account. From now on, sign in with the new one.
If you didn’t expect this, contact your administrator immediately.

Ein Administrator hat die E-Mail-Adresse Ihres Soundings-Kontos geändert. Ab jetzt melden Sie sich mit der neuen an.
Wenn Sie das nicht erwartet haben, wenden Sie sich sofort an Ihren Administrator.
`,
};

export type UserChange = z.output<typeof usersEndpoints.updateUserInfo.body>;

/** A whole name that stays as it is leaves its parts alone: they may have been entered one by one. */
const changedNames = (user: User, given: UserChange) =>
  given.name === user.name && !(given.firstName && given.lastName) ? {} : namesOf(given);

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
  refuseRole(caller, user, roleName);
  // Not even unchanged: between reading and writing it another administrator may have taken it.
  const role = user.id === caller.id ? {} : { roleName };
  const change = { ...changedNames(user, given), username, ...role };
  const hasNewEmail = username !== user.username;
  await withFreeUsername(() =>
    retryTransaction(services.db, async (tx) => {
      await keepAnAdministrator(tx, caller, roleName === 'ROLE_GLOBAL_ADMIN' ? [] : [user.id]);
      if (!(await changeUser(tx, user.id, change))) throw new AppError('notFound');
      if (hasNewEmail) await revokePendingAccess(tx, [user.id], services.now());
    }),
  );
  if (hasNewEmail) void sendNotice(services, caller, { to: user.username, ...emailChanged });
};
