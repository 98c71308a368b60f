import type { Database } from '#/platform/db/database.ts';
import type { UserIds } from '../users/users.store.ts';
import { removeChangePasswordTokensOf } from './change-password-tokens.store.ts';
import { destroyOneTimeCodesOf } from './one-time-codes.store.ts';

/** Makes worthless what was begun with an earlier password, e-mail or right to sign in: open codes and tokens. */
export const revokePendingAccess = async (tx: Database, userIds: UserIds, now: Date): Promise<void> => {
  await destroyOneTimeCodesOf(tx, userIds, now);
  await removeChangePasswordTokensOf(tx, userIds);
};
