import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { hostTurns } from './host-turns.tables.ts';

// By the database's clock, which all nodes have in common.
const inMs = (milliseconds: number) => sql`now() + ${milliseconds}::float8 * interval '1 millisecond'`;

interface Turn {
  readonly host: string;
  readonly holder: string;
}

/** One statement, so that of any number of nodes one gets the turn. @returns whether it is the holder's. */
export const takeTurn = async (db: Database, { host, holder }: Turn, leaseMs: number): Promise<boolean> => {
  const set = { holder, freeOn: inMs(leaseMs) };
  const taken = await db
    .insert(hostTurns)
    .values({ host, ...set })
    .onConflictDoUpdate({ target: hostTurns.host, set, setWhere: sql`${hostTurns.freeOn} <= now()` })
    .returning({ host: hostTurns.host });
  return taken.length === 1;
};

export const renewTurn = async (db: Database, { host, holder }: Turn, leaseMs: number): Promise<void> => {
  const isTheirs = and(eq(hostTurns.host, host), eq(hostTurns.holder, holder));
  await db
    .update(hostTurns)
    .set({ freeOn: inMs(leaseMs) })
    .where(isTheirs);
};

/** Milliseconds until a host is free, and whether it only rests until then: who has the turn may be done before. */
export const findWait = async (db: Database, host: string): Promise<{ waitMs: number; isResting: boolean }> => {
  const waitMs = sql<number>`(extract(epoch from ${hostTurns.freeOn} - now()) * 1000)::float8`;
  const isResting = sql<boolean>`${hostTurns.holder} is null`;
  const [row] = await db.select({ waitMs, isResting }).from(hostTurns).where(eq(hostTurns.host, host));
  return row ?? { waitMs: 0, isResting: true };
};

export const endTurn = async (db: Database, { host, holder }: Turn, restMs: number): Promise<void> => {
  await db
    .update(hostTurns)
    .set({ holder: null, freeOn: inMs(restMs) })
    .where(and(eq(hostTurns.host, host), eq(hostTurns.holder, holder)));
};

export const removeFreeHosts = async (db: Database): Promise<void> => {
  await db.delete(hostTurns).where(lt(hostTurns.freeOn, sql`now()`));
};
