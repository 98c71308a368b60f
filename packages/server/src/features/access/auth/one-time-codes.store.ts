import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import type { UserIds } from '../users/users.store.ts';
import { oneTimeCodes } from './auth.tables.ts';

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;
export type Purpose = OneTimeCode['purpose'];

const destroyWhere = async (tx: Database, destroyedOn: Date, where: SQL | undefined): Promise<void> => {
  const open = and(isNull(oneTimeCodes.usedOn), isNull(oneTimeCodes.destroyedOn));
  await tx.update(oneTimeCodes).set({ destroyedOn }).where(and(where, open));
};

export const addOneTimeCode = async (tx: Database, code: typeof oneTimeCodes.$inferInsert): Promise<void> => {
  await tx.insert(oneTimeCodes).values(code);
};

export const destroyEarlierCodes = (
  tx: Database,
  { userId, purpose }: { userId: string; purpose: Purpose },
  now: Date,
): Promise<void> => destroyWhere(tx, now, and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose)));

export const destroyOneTimeCodes = (tx: Database, userIds: UserIds, now: Date): Promise<void> =>
  destroyWhere(tx, now, inArray(oneTimeCodes.userId, userIds));

/**
 * Tries a code against a living row in one statement, so that parallel tries never count less than they are:
 * the right one uses the row up, a wrong one takes one attempt.
 * @returns the row after the try, or null where it is dead, used up, or another user's.
 */
export const tryOneTimeCode = async (
  db: Database,
  of: { id: string; userId: string; purpose: Purpose; codeHash: string },
  now: Date,
): Promise<OneTimeCode | null> => {
  const right = sql`${oneTimeCodes.codeHash} = ${of.codeHash}`;
  const [row] = await db
    .update(oneTimeCodes)
    .set({
      usedOn: sql`case when ${right} then ${now.toISOString()}::timestamptz end`,
      attemptsRemaining: sql`${oneTimeCodes.attemptsRemaining} - case when ${right} then 0 else 1 end`,
    })
    .where(
      and(
        eq(oneTimeCodes.id, of.id),
        eq(oneTimeCodes.userId, of.userId),
        eq(oneTimeCodes.purpose, of.purpose),
        isNull(oneTimeCodes.usedOn),
        isNull(oneTimeCodes.destroyedOn),
        gt(oneTimeCodes.expiresOn, now),
        gt(oneTimeCodes.attemptsRemaining, 0),
      ),
    )
    .returning();
  return row ?? null;
};

export const findOneTimeCode = async (
  db: Database,
  of: { id: string; userId: string; purpose: Purpose },
): Promise<OneTimeCode | null> => {
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.id, of.id), eq(oneTimeCodes.userId, of.userId), eq(oneTimeCodes.purpose, of.purpose)));
  return row ?? null;
};

export const removeOneTimeCodesBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresOn, time));
};
