import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { rateLimits } from './rate-limit.tables.ts';

export interface Hit {
  readonly hits: number;
  readonly windowEndsOn: Date;
}

/** Counts one hit; a window that has ended starts again at 1. One statement, so parallel hits on any node all count. */
export const addHit = async (db: Database, key: string, now: Date, windowEndsOn: Date): Promise<Hit> => {
  const ended = sql`${rateLimits.windowEndsOn} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, windowEndsOn })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${ended} then 1 else ${rateLimits.hits} + 1 end`,
        windowEndsOn: sql`case when ${ended} then excluded.window_ends_on else ${rateLimits.windowEndsOn} end`,
      },
    })
    .returning();
  return row!;
};

export const findHits = async (db: Database, key: string, now: Date): Promise<Hit | null> => {
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.windowEndsOn, now)));
  return row ?? null;
};

export const subtractHit = async (db: Database, key: string): Promise<void> => {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, key));
};

export const removeHits = async (db: Database, key: string): Promise<void> => {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
};

export const removeEndedWindows = async (db: Database, now: Date): Promise<void> => {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsOn, now));
};
