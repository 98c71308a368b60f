import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { lockEnabledAdmins } from './users.store.ts';

/**
 * Every transaction that changes who may administrate begins with this, so that they come one after the other.
 * Throws accessDenied where the caller, let in before, is an enabled global admin no longer, and lastAdministrator
 * where none would remain without those who leave.
 */
export const keepAnAdministrator = async (
  tx: Database,
  caller: Pick<Caller, 'id'>,
  leaving: readonly string[] = [],
): Promise<void> => {
  const admins = await lockEnabledAdmins(tx);
  if (!admins.includes(caller.id)) throw new AppError('accessDenied');
  if (admins.every((id) => leaving.includes(id))) throw new AppError('lastAdministrator');
};
