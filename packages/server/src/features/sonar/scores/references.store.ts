import type { Reference } from '@soundings/engine/score/reference';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { type ReferenceRow, sonarReferences } from './scores.tables.ts';

/** The reference that counts; null where none is frozen yet. */
export const findReference = async (db: Database, projectId: string): Promise<ReferenceRow | null> => {
  const [row] = await db
    .select()
    .from(sonarReferences)
    .where(eq(sonarReferences.projectId, projectId))
    .orderBy(desc(sonarReferences.version))
    .limit(1);
  return row ?? null;
};

/** Adds a version. */
export const addReference = async (tx: Database, row: typeof sonarReferences.$inferInsert): Promise<void> => {
  await tx.insert(sonarReferences).values(row);
};

/** Puts a body with the caps of accounts that came later in place of the one it was made from. */
export const extendReference = async (
  tx: Database,
  { projectId, version, extended }: ReferenceRow,
  body: Reference,
): Promise<void> => {
  await tx
    .update(sonarReferences)
    .set({ body, extended: extended + 1 })
    .where(and(eq(sonarReferences.projectId, projectId), eq(sonarReferences.version, version)));
};

/** Removes all versions: what they were made from is gone. */
export const dropReferences = async (tx: Database, projectId: string): Promise<void> => {
  await tx.delete(sonarReferences).where(eq(sonarReferences.projectId, projectId));
};
