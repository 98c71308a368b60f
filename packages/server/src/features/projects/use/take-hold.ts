import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import type { HeldBy } from './holder.ts';
import { findHold, type Held, prolongHolds, removeHold, takeFreeHold } from './holds.store.ts';

/** A holder who gives no sign for this long is gone. Calls and an open live channel are signs. */
const holdMs = 60_000;

const untilFrom = (now: Date): Date => new Date(now.getTime() + holdMs);

/** Throws projectInUse, which names whoever else has the project. */
const refuseOthers = async (db: Database, projectId: string, by: HeldBy, now: Date): Promise<void> => {
  const hold = await findHold(db, projectId, now);
  if (hold && hold.holder !== by.holder) throw new AppError('projectInUse', { username: hold.username });
};

/**
 * Makes someone the one who works with a project, or keeps them so. Every call that generates begins with it.
 * Throws projectInUse.
 */
export const takeHold = async (
  { now }: Pick<Services, 'now'>,
  tx: Database,
  projectId: string,
  by: HeldBy,
): Promise<void> => {
  const time = now();
  if (await takeFreeHold(tx, projectId, by, { now: time, until: untilFrom(time) })) return;
  await refuseOthers(tx, projectId, by, time);
  // It became free between the two: once more.
  if (!(await takeFreeHold(tx, projectId, by, { now: now(), until: untilFrom(now()) }))) {
    throw new AppError('projectInUse', { username: '' });
  }
};

/** Gives a project free. Whoever never had it changes nothing. Throws projectInUse where it is another's. */
export const leaveProject = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  projectId: string,
  by: HeldBy,
): Promise<void> => {
  await refuseOthers(db, projectId, by, now());
  await removeHold(db, { projectId, holder: by.holder });
};

/** Gives a project free that a user held while something ran for them. */
export const endHold = (db: Database, projectId: string, userId: string): Promise<void> =>
  removeHold(db, { projectId, holder: `user:${userId}` });

/** Prolongs the holds of those who are still there. */
export const keepHolds = async ({ db, now }: Pick<Services, 'db' | 'now'>, present: readonly Held[]): Promise<void> => {
  if (present.length > 0) await prolongHolds(db, present, untilFrom(now()));
};
