import { inArray } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { removedBuiltIns } from './built-in.tables.ts';

export const withoutRemoved = async <T extends { id: string }>(db: Database, rows: readonly T[]): Promise<T[]> => {
  const ids = rows.map(({ id }) => id);
  const removed = await db.select().from(removedBuiltIns).where(inArray(removedBuiltIns.id, ids));
  const isRemoved = new Set(removed.map(({ id }) => id));
  return rows.filter(({ id }) => !isRemoved.has(id));
};

export const recordRemoval = async (tx: Database, id: string, removedOn: Date): Promise<void> => {
  await tx.insert(removedBuiltIns).values({ id, removedOn }).onConflictDoNothing();
};
