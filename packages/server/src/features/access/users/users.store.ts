import { and, asc, count, eq, getTableColumns, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { companies } from './companies.tables.ts';
import { administratorRole } from './roles.policy.ts';
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

/** Whose sessions, API tokens or passkeys a call is about: the caller, or a user by id. */
export type Owner = Pick<Caller, 'id' | 'username'>;

export const getOwner = async (db: Database, id: string): Promise<Owner> => {
  const user = await findUserById(db, id);
  if (!user) throw new AppError('notFound');
  return user;
};

/**
 * The user as they are now, held until the transaction ends, and with them whether their company is enabled. The company
 * comes first, as where it is deleted.
 */
export const lockUser = async (tx: Database, id: string): Promise<User | null> => {
  const companyId = tx.select({ id: users.companyId }).from(users).where(eq(users.id, id));
  await tx.select({ id: companies.id }).from(companies).where(inArray(companies.id, companyId)).for('share');
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  return findUserById(tx, id);
};

export type UserIds = string[] | SQLWrapper;

export const companyUserIds = (db: Database, companyId: string): UserIds =>
  db.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));

export const findUsersByIds = (db: Database, ids: readonly string[]): Promise<User[]> =>
  selectUser(db)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id));

export const addUser = async (db: Database, user: typeof users.$inferInsert): Promise<void> => {
  await db.insert(users).values(user);
};

type Change = Partial<Omit<typeof users.$inferInsert, 'id' | 'passwordHash' | 'createdOn'>>;

export const changeUser = async (db: Database, id: string, change: Change): Promise<boolean> => {
  const changed = await db.update(users).set(change).where(eq(users.id, id)).returning({ id: users.id });
  await publishEvent(db, { kind: 'access' });
  return changed.length === 1;
};

export const removeUsers = async (db: Database, ids: readonly string[]): Promise<number> => {
  const removed = await db
    .delete(users)
    .where(inArray(users.id, [...ids]))
    .returning({ id: users.id });
  await publishEvent(db, { kind: 'access' });
  return removed.length;
};

/**
 * The ids of all enabled global admins. Their rows are locked in one order until the transaction ends: of
 * transactions that take admins away the next one sees what the one before has left. What refers to them goes on.
 */
export const lockEnabledAdmins = async (tx: Database): Promise<string[]> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.roleName, administratorRole), eq(users.enabled, true)))
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.map(({ id }) => id);
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
