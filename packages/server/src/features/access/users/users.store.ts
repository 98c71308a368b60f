import { count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { companies } from './companies.tables.ts';
import { users } from './users.tables.ts';

/** `maySignIn`: neither they nor their company is disabled. */
export type User = typeof users.$inferSelect & { readonly maySignIn: boolean };

const columns = {
  ...getTableColumns(users),
  maySignIn: sql<boolean>`${users.enabled} and coalesce(${companies.enabled}, true)`,
};
const selectUser = (db: Database) =>
  db.select(columns).from(users).leftJoin(companies, eq(companies.id, users.companyId));

export const findUserByUsername = async (db: Database, username: string): Promise<User | null> => {
  const [row] = await selectUser(db).where(eq(users.username, username));
  return row ?? null;
};

export const findUserById = async (db: Database, id: string): Promise<User | null> => {
  const [row] = await selectUser(db).where(eq(users.id, id));
  return row ?? null;
};

export const addUser = async (db: Database, user: typeof users.$inferInsert): Promise<void> => {
  await db.insert(users).values(user);
};

export const setPassword = async (
  db: Database,
  id: string,
  set: { passwordHash: string; mustChangePassword: boolean },
): Promise<void> => {
  await db.update(users).set(set).where(eq(users.id, id));
};

export const setLastSignIn = async (db: Database, id: string, lastSignInOn: Date): Promise<void> => {
  await db.update(users).set({ lastSignInOn }).where(eq(users.id, id));
};

export const countUsers = async (db: Database): Promise<number> => {
  const [row] = await db.select({ users: count() }).from(users);
  return row!.users;
};
