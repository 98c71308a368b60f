import { count, eq } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { users } from './users.tables.ts';

export type User = typeof users.$inferSelect;

export const findUserByUsername = async (db: Database, username: string): Promise<User | null> => {
  const [row] = await db.select().from(users).where(eq(users.username, username));
  return row ?? null;
};

export const findUserById = async (db: Database, id: string): Promise<User | null> => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
};

export const addUser = async (db: Database, user: typeof users.$inferInsert): Promise<void> => {
  await db.insert(users).values(user);
};

export const setPasswordHash = async (db: Database, id: string, passwordHash: string): Promise<void> => {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
};

export const countUsers = async (db: Database): Promise<number> => {
  const [row] = await db.select({ users: count() }).from(users);
  return row!.users;
};
