import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import type { HeldBy } from './holder.ts';
import { endHold, findHold, type Held, prolongHolds, takeFreeHold } from './holds.store.ts';
import { isBusy } from './is-busy.ts';

/** Throws projectInUse, which names whoever else has the project: as long as they are there, or something runs for them. */
export const refuseOthers = async (db: Database, projectId: string, by: HeldBy): Promise<void> => {
  const hold = await findHold(db, projectId);
  if (!hold || hold.holder === by.holder) return;
  if (hold.isLiving || (await isBusy(db, projectId))) throw new AppError('projectInUse', { username: hold.username });
};

/**
 * Makes someone the one who works with a project, or keeps them so. Every call that generates begins with it, in a
 * transaction that holds the project. Throws projectInUse.
 */
export const takeHold = async (tx: Database, projectId: string, by: HeldBy): Promise<void> => {
  await refuseOthers(tx, projectId, by);
  if (await takeFreeHold(tx, projectId, by, true)) return;
  // Someone was faster between the two.
  await refuseOthers(tx, projectId, by);
  throw new AppError('projectInUse', { username: '' });
};

/** The same for a job: the project is theirs while it runs, and free as soon as it has ended. */
export const takeHoldForJob = async (tx: Database, projectId: string, by: HeldBy): Promise<void> => {
  const hold = await findHold(tx, projectId);
  const isTheirs = hold?.holder === by.holder && hold.isLiving;
  await takeHold(tx, projectId, by);
  if (!isTheirs) await endHold(tx, { projectId, holder: by.holder });
};

/** Gives a project free. Whoever never had it changes nothing. Throws projectInUse where it is another's. */
export const leaveProject = async ({ db }: Pick<Services, 'db'>, projectId: string, by: HeldBy): Promise<void> => {
  await refuseOthers(db, projectId, by);
  await endHold(db, { projectId, holder: by.holder });
};

/** Prolongs the holds of those who are still there. */
export const keepHolds = async ({ db }: Pick<Services, 'db'>, present: readonly Held[]): Promise<void> => {
  if (present.length > 0) await prolongHolds(db, present);
};
