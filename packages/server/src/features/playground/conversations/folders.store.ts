import type { Folder } from '@soundings/contract/playground/conversations';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { conversations, playgroundFolders } from '../playground.tables.ts';

const own = (userId: string, id: string) => and(eq(playgroundFolders.id, id), eq(playgroundFolders.userId, userId));

export const findFolders = (db: Database, userId: string): Promise<Folder[]> => {
  const { id, name } = playgroundFolders;
  return db
    .select({ id, name, conversations: sql<number>`count(${conversations.id})::integer` })
    .from(playgroundFolders)
    .leftJoin(conversations, eq(conversations.folderId, id))
    .where(eq(playgroundFolders.userId, userId))
    .groupBy(id)
    .orderBy(sql`lower(${name})`, asc(id));
};

export const findFolder = async (db: Database, userId: string, id: string) => {
  const [row] = await db.select().from(playgroundFolders).where(own(userId, id));
  return row ?? null;
};

export const countFolders = (db: Database, userId: string): Promise<number> =>
  db.$count(playgroundFolders, eq(playgroundFolders.userId, userId));

export const addFolder = async (db: Database, row: typeof playgroundFolders.$inferInsert): Promise<void> => {
  await db.insert(playgroundFolders).values(row);
};

export const setFolderName = async (db: Database, userId: string, id: string, name: string): Promise<boolean> => {
  const set = await db.update(playgroundFolders).set({ name }).where(own(userId, id)).returning();
  return set.length === 1;
};

export const removeFolder = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const removed = await db.delete(playgroundFolders).where(own(userId, id)).returning();
  return removed.length === 1;
};
