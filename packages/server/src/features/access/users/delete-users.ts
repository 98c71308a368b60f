import { retryTransaction } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { removeUsers } from './users.store.ts';

/** Deletes all of the users or, where one cannot be deleted, none. Throws cannotChangeYourself, lastAdministrator. */
export const deleteUsers = async ({ db }: Services, caller: Caller, ids: readonly string[]): Promise<void> => {
  if (ids.includes(caller.id)) throw new AppError('cannotChangeYourself');
  await retryTransaction(db, async (tx) => {
    await keepAnAdministrator(tx, caller, ids);
    if ((await removeUsers(tx, ids)) !== ids.length) throw new AppError('notFound');
  });
};
