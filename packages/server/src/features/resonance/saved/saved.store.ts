import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { resonanceSaved } from './saved.tables.ts';

export type StoredSaved = typeof resonanceSaved.$inferSelect & { readonly maker: string };

export const findSaved = async (db: Database, projectId: string): Promise<StoredSaved[]> => {
  const rows = await db
    .select({ saved: resonanceSaved, maker: users.name })
    .from(resonanceSaved)
    .leftJoin(users, eq(users.id, resonanceSaved.createdBy))
    .where(eq(resonanceSaved.projectId, projectId))
    .orderBy(sql`lower(${resonanceSaved.name})`, asc(users.name), asc(resonanceSaved.id));
  return rows.map(({ saved, maker }) => ({ ...saved, maker: maker ?? '' }));
};

/** One of the same name, kind and maker becomes this one. @returns its id */
export const putSaved = async (tx: Database, row: typeof resonanceSaved.$inferInsert): Promise<string> => {
  const { projectId, createdBy, kind, name } = resonanceSaved;
  const [put] = await tx
    .insert(resonanceSaved)
    .values(row)
    .onConflictDoUpdate({
      target: [projectId, createdBy, kind, name],
      set: { audiences: row.audiences, filterIds: row.filterIds, createdOn: row.createdOn },
    })
    .returning({ id: resonanceSaved.id });
  return put!.id;
};

export const countSavedBy = (tx: Database, projectId: string, makerId: string): Promise<number> =>
  tx.$count(resonanceSaved, and(eq(resonanceSaved.projectId, projectId), eq(resonanceSaved.createdBy, makerId)));

export const removeSaved = async (
  db: Database,
  { projectId, id, createdBy }: { projectId: string; id: string; createdBy?: string | undefined },
): Promise<boolean> => {
  const { projectId: ofProject, id: ofId, createdBy: of } = resonanceSaved;
  const removed = await db
    .delete(resonanceSaved)
    .where(and(eq(ofProject, projectId), eq(ofId, id), createdBy === undefined ? undefined : eq(of, createdBy)))
    .returning({ id: ofId });
  return removed.length === 1;
};
