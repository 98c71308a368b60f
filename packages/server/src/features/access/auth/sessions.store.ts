import { and, desc, eq, exists, gt, inArray, isNull, lt, ne, or, type Placeholder, sql } from 'drizzle-orm';
import { oncePer } from '#/platform/cache.ts';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import { companies } from '../users/companies.tables.ts';
import { users } from '../users/users.tables.ts';
import { sessions } from './auth.tables.ts';

export type Session = typeof sessions.$inferSelect;

export const addSession = async (db: Database, session: typeof sessions.$inferInsert): Promise<void> => {
  await db.insert(sessions).values(session);
};

const companyIsEnabled = (db: Database) =>
  or(
    isNull(users.companyId),
    exists(
      db
        .select({ one: sql`1` })
        .from(companies)
        .where(and(eq(companies.id, users.companyId), eq(companies.enabled, true))),
    ),
  );

const isLiving = (db: Database, now: Date | Placeholder) =>
  and(isNull(sessions.endedOn), gt(sessions.expiresOn, now), eq(users.enabled, true), companyIsEnabled(db));

const living = (db: Database, id: string | Placeholder, now: Date | Placeholder) =>
  and(eq(sessions.id, id), isLiving(db, now));

/** Every call asks this, so its text is made once a database. */
const sessionUserStatement = (db: Database) =>
  db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      role: users.roleName,
      companyId: users.companyId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(living(db, sql.placeholder('id'), sql.placeholder('now')))
    .prepare('');

const preparedStatement = oncePer(sessionUserStatement);

export const findSessionUser = async (db: Database, id: string, now: Date) => {
  const [row] = await preparedStatement(db).execute({ id, now: now.toISOString() });
  return row ?? null;
};

export const findLivingSessions = async (db: Database, ids: readonly string[], now: Date): Promise<Set<string>> => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), isLiving(db, now)));
  return new Set(rows.map(({ id }) => id));
};

/** The same row as of `findSessionUser`, held until the transaction ends, so that parallel refreshes come one after the other. */
export const lockSession = async (tx: Database, id: string, now: Date): Promise<Session | null> => {
  const [row] = await tx
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(living(tx, id, now))
    .for('update', { of: sessions });
  return row?.session ?? null;
};

export const rotateSession = async (tx: Database, id: string, generation: number, now: Date): Promise<void> => {
  await tx.update(sessions).set({ generation, rotatedOn: now }).where(eq(sessions.id, id));
};

export const findSessions = async (db: Database, userId: string, now: Date): Promise<Session[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedOn), gt(sessions.expiresOn, now)))
    .orderBy(desc(sessions.rotatedOn), sessions.id);

export const findSession = async (
  db: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<Session | null> => (await findSessions(db, userId, now)).find((session) => session.id === id) ?? null;

export const endSession = async (db: Database, id: string, now: Date): Promise<void> => {
  await db
    .update(sessions)
    .set({ endedOn: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedOn)));
  await publishEvent(db, { kind: 'access' });
};

export const endSessionsOfCompany = async (db: Database, companyId: string, now: Date): Promise<void> => {
  const ofCompany = db.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
  await db
    .update(sessions)
    .set({ endedOn: now })
    .where(and(inArray(sessions.userId, ofCompany), isNull(sessions.endedOn)));
  await publishEvent(db, { kind: 'access' });
};

export const endSessions = async (db: Database, userId: string, now: Date, except?: string): Promise<number> => {
  const ended = await db
    .update(sessions)
    .set({ endedOn: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedOn),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  await publishEvent(db, { kind: 'access' });
  return ended.length;
};

export const removeSessionsBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expiresOn, time));
};
