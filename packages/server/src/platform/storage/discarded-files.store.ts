import { eq, lte } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { discardedFiles } from './discarded-files.tables.ts';

/**
 * Notes files to remove, in the transaction that takes away the rows that name them. With a time to come it announces
 * a file that is about to be written, so that it is found should nothing ever name it.
 */
export const discardFiles = async (tx: Database, storageKeys: readonly string[], from: Date): Promise<void> => {
  if (storageKeys.length === 0) return;
  const rows = storageKeys.map((storageKey) => ({ storageKey, discardedOn: from }));
  await tx.insert(discardedFiles).values(rows).onConflictDoNothing();
};

export const findDiscardedFiles = async (db: Database, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ storageKey: discardedFiles.storageKey })
    .from(discardedFiles)
    .where(lte(discardedFiles.discardedOn, now))
    .limit(1000);
  return rows.map(({ storageKey }) => storageKey);
};

export const forgetDiscardedFile = async (db: Database, storageKey: string): Promise<boolean> => {
  const { storageKey: key } = discardedFiles;
  const rows = await db.delete(discardedFiles).where(eq(key, storageKey)).returning({ key });
  return rows.length === 1;
};
