import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { resonanceCodes } from './codes.tables.ts';

export type StoredCode = typeof resonanceCodes.$inferSelect;

export const findCodes = (db: Database, projectId: string): Promise<StoredCode[]> =>
  db
    .select()
    .from(resonanceCodes)
    .where(eq(resonanceCodes.projectId, projectId))
    .orderBy(asc(resonanceCodes.createdOn), asc(resonanceCodes.id));

export const addCode = async (tx: Database, code: StoredCode): Promise<void> => {
  await tx.insert(resonanceCodes).values(code);
};

export const changeCode = async (
  tx: Database,
  { projectId, id }: { projectId: string; id: string },
  change: Partial<Pick<StoredCode, 'name' | 'rule' | 'byHand'>>,
): Promise<boolean> => {
  const changed = await tx
    .update(resonanceCodes)
    .set(change)
    .where(and(eq(resonanceCodes.projectId, projectId), eq(resonanceCodes.id, id)))
    .returning({ id: resonanceCodes.id });
  return changed.length === 1;
};

export const removeCode = async (
  db: Database,
  { projectId, id }: { projectId: string; id: string },
): Promise<boolean> => {
  const removed = await db
    .delete(resonanceCodes)
    .where(and(eq(resonanceCodes.projectId, projectId), eq(resonanceCodes.id, id)))
    .returning({ id: resonanceCodes.id });
  return removed.length === 1;
};
