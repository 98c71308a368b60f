import { and, asc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { resonanceFiles } from './resonance.tables.ts';

export type StoredFile = typeof resonanceFiles.$inferSelect;

export const addFile = async (db: Database, file: typeof resonanceFiles.$inferInsert): Promise<void> => {
  await db.insert(resonanceFiles).values(file);
};

export const markUploaded = async (
  db: Database,
  id: string,
  file: Pick<StoredFile, 'bytes' | 'form' | 'rows'>,
): Promise<void> => {
  await db
    .update(resonanceFiles)
    .set({ ...file, phase: 'uploaded' })
    .where(eq(resonanceFiles.id, id));
};

/** A file belongs to whoever uploaded it; for everyone else it does not exist. */
export const findFileOf = async (db: Database, userId: string, id: string): Promise<StoredFile | null> => {
  const [row] = await db
    .select()
    .from(resonanceFiles)
    .where(and(eq(resonanceFiles.id, id), eq(resonanceFiles.createdBy, userId)));
  return row ?? null;
};

/** Takes a file for importing. False where another import has it and gave a sign of life after `staleBefore`. */
export const claimFile = async (
  db: Database,
  id: string,
  datasetKey: string,
  now: Date,
  staleBefore: Date,
): Promise<boolean> => {
  const free = or(
    eq(resonanceFiles.phase, 'uploaded'),
    and(eq(resonanceFiles.phase, 'importing'), lt(resonanceFiles.heartbeatOn, staleBefore)),
  );
  const claimed = await db
    .update(resonanceFiles)
    .set({ phase: 'importing', handled: 0, heartbeatOn: now, datasetKey })
    .where(and(eq(resonanceFiles.id, id), free))
    .returning({ id: resonanceFiles.id });
  return claimed.length === 1;
};

/** The row of a file, while the import that writes `datasetKey` has it. */
const claimedBy = (id: string, datasetKey: string) =>
  and(eq(resonanceFiles.id, id), eq(resonanceFiles.datasetKey, datasetKey));

/** Says how far the import is. False where it has the file no longer. */
export const reportProgress = async (
  db: Database,
  id: string,
  datasetKey: string,
  handled: number,
  now: Date,
): Promise<boolean> => {
  const updated = await db
    .update(resonanceFiles)
    .set({ handled, heartbeatOn: now })
    .where(claimedBy(id, datasetKey))
    .returning({ id: resonanceFiles.id });
  return updated.length === 1;
};

export const releaseFile = async (db: Database, id: string, datasetKey: string): Promise<void> => {
  await db
    .update(resonanceFiles)
    .set({ phase: 'uploaded', handled: 0, datasetKey: null, heartbeatOn: null })
    .where(claimedBy(id, datasetKey));
};

/** The dataset belongs to a project from now on. False where the import has the file no longer. */
export const markImported = async (db: Database, id: string, datasetKey: string): Promise<boolean> => {
  const updated = await db
    .update(resonanceFiles)
    .set({ phase: 'imported', datasetKey: null })
    .where(claimedBy(id, datasetKey))
    .returning({ id: resonanceFiles.id });
  return updated.length === 1;
};

export const removeFile = async (db: Database, id: string): Promise<void> => {
  await db.delete(resonanceFiles).where(eq(resonanceFiles.id, id));
};

/** Files that no one can use any more: made into a project, or older than `time`. The oldest first. */
export const findFilesToThrowAway = (db: Database, time: Date): Promise<StoredFile[]> =>
  db
    .select()
    .from(resonanceFiles)
    .where(or(eq(resonanceFiles.phase, 'imported'), lt(resonanceFiles.createdOn, time)))
    .orderBy(asc(resonanceFiles.createdOn))
    .limit(1000);
