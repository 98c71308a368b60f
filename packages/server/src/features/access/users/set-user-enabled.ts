import { retryTransaction } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { revokePendingAccess } from '../auth/revoke-pending-access.ts';
import { endSessionsOf } from '../auth/sessions.store.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { changeUser, type User } from './users.store.ts';

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
    await keepAnAdministrator(tx, caller, enabled ? [] : [user.id]);
    const acted = { enabled, actionedBy: caller.id, actionedOn: now() };
    if (!(await changeUser(tx, user.id, acted))) throw new AppError('notFound');
    await revokePendingAccess(tx, [user.id], now());
    if (!enabled) await endSessionsOf(tx, user.id, now());
  });
};
