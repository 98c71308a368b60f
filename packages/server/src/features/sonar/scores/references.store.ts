import type { Reference } from '@soundings/engine/score/reference';
import { completed } from '@soundings/engine/score/reference';
import { and, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { type ReferenceRow, sonarReferences } from './scores.tables.ts';

/** A reference as it is stored; what it is known by differs for each that ever was. */
export interface Frozen extends ReferenceRow {
  readonly mark: string;
}

/** The reference that counts; null where none is frozen yet. */
export const findReference = async (db: Database, projectId: string): Promise<Frozen | null> => {
  const [row] = await db
    .select({ ...getTableColumns(sonarReferences), mark: sql<string>`xmin::text || ctid::text` })
    .from(sonarReferences)
    .where(eq(sonarReferences.projectId, projectId))
    .orderBy(desc(sonarReferences.version))
    .limit(1);
  return row ? { ...row, body: completed(row.body) } : null;
};

/** So many versions of a project are kept, with the one that counts. */
const mostVersions = 20;

/** Adds a version, and removes those that are too old to be kept. */
export const addReference = async (tx: Database, row: typeof sonarReferences.$inferInsert): Promise<void> => {
  await tx.insert(sonarReferences).values(row);
  const tooOld = lte(sonarReferences.version, row.version - mostVersions);
  await tx.delete(sonarReferences).where(and(eq(sonarReferences.projectId, row.projectId), tooOld));
};

/** Puts a body with what came later in place of the one it was made from. */
export const extendReference = async (
  tx: Database,
  { projectId, version, extended }: Pick<ReferenceRow, 'projectId' | 'version' | 'extended'>,
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
