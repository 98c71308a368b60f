import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { rateLimits } from './rate-limit.tables.ts';

export interface Hit {
  readonly key: string;
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

export const findHits = (db: Database, keys: readonly string[], now: Date): Promise<Hit[]> =>
  db
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, [...keys]), gt(rateLimits.windowEndsOn, now)));

export const putWindow = async (db: Database, key: string, windowEndsOn: Date): Promise<void> => {
  await db
    .insert(rateLimits)
    .values({ key, hits: 1, windowEndsOn })
    .onConflictDoUpdate({ target: rateLimits.key, set: { windowEndsOn } });
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
