import { and, eq, getTableColumns } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { conversationCopies } from '../playground.tables.ts';
import { inWorkspaceOf } from '../workspace.store.ts';

export const addCopy = async (db: Database, row: typeof conversationCopies.$inferInsert): Promise<void> => {
  await db.insert(conversationCopies).values(row);
};

export const countCopies = (db: Database, userId: string): Promise<number> =>
  db.$count(conversationCopies, eq(conversationCopies.userId, userId));

/** One that somebody of the caller's workspace has made; any other does not exist for them. */
export const findCopy = async (db: Database, caller: Caller, id: string) => {
  const [row] = await db
    .select({ ...getTableColumns(conversationCopies), owner: users.name })
    .from(conversationCopies)
    .innerJoin(users, eq(users.id, conversationCopies.userId))
    .where(and(eq(conversationCopies.id, id), inWorkspaceOf(caller)));
  return row ?? null;
};

export const removeCopy = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const { id: ofId, userId: of } = conversationCopies;
  const removed = await db
    .delete(conversationCopies)
    .where(and(eq(ofId, id), eq(of, userId)))
    .returning({ id: ofId });
  return removed.length === 1;
};
