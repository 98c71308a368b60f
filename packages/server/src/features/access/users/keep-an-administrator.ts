import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { lockEnabledAdmins } from './users.store.ts';

/**
 * Every transaction that changes who may administrate begins with this, so that they come one after the other.
 * Throws lastAdministrator where no enabled global admin would remain without those who leave.
 */
export const keepAnAdministrator = async (tx: Database, leaving: readonly string[]): Promise<void> => {
  const admins = await lockEnabledAdmins(tx);
  if (admins.every((id) => leaving.includes(id))) throw new AppError('lastAdministrator');
};
