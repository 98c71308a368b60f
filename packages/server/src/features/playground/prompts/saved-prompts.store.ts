import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { type SavedPromptRow, savedPrompts } from '../playground.tables.ts';
import { inWorkspaceOf } from '../workspace.store.ts';

/** The caller's own and those shared in their workspace, by name. */
export const findPrompts = (db: Database, caller: Caller) =>
  db
    .select({ ...getTableColumns(savedPrompts), owner: users.name })
    .from(savedPrompts)
    .innerJoin(users, eq(users.id, savedPrompts.userId))
    .where(or(eq(savedPrompts.userId, caller.id), and(eq(savedPrompts.isShared, true), inWorkspaceOf(caller))))
    .orderBy(sql`lower(${savedPrompts.name})`, asc(savedPrompts.id));

export const countPrompts = (db: Database, userId: string): Promise<number> =>
  db.$count(savedPrompts, eq(savedPrompts.userId, userId));

export const addPrompt = async (db: Database, row: SavedPromptRow): Promise<void> => {
  await db.insert(savedPrompts).values(row);
};

const own = (userId: string, id: string) => and(eq(savedPrompts.id, id), eq(savedPrompts.userId, userId));

export const setPrompt = async (db: Database, { id, userId, ...set }: SavedPromptRow): Promise<boolean> => {
  const changed = await db.update(savedPrompts).set(set).where(own(userId, id)).returning();
  return changed.length === 1;
};

export const removePrompt = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const removed = await db.delete(savedPrompts).where(own(userId, id)).returning();
  return removed.length === 1;
};
