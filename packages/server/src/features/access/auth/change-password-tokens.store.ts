import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { changePasswordTokens } from './auth.tables.ts';

export const addChangePasswordToken = async (
  db: Database,
  token: typeof changePasswordTokens.$inferInsert,
): Promise<void> => {
  await db.insert(changePasswordTokens).values(token);
};

/** How the session lives that a first password starts; null where no session follows. */
export type SignsIn = (typeof changePasswordTokens.$inferSelect)['signsIn'];

/** Takes a token out: of parallel calls only one gets it. Null where there is none. */
export const takeChangePasswordToken = async (
  db: Database,
  of: { tokenHash: string; userId: string },
  now: Date,
): Promise<{ signsIn: SignsIn } | null> => {
  const [taken] = await db
    .delete(changePasswordTokens)
    .where(
      and(
        eq(changePasswordTokens.tokenHash, of.tokenHash),
        eq(changePasswordTokens.userId, of.userId),
        gt(changePasswordTokens.expiresOn, now),
      ),
    )
    .returning({ signsIn: changePasswordTokens.signsIn });
  return taken ?? null;
};

export const removeChangePasswordTokensOf = async (db: Database, userId: string): Promise<void> => {
  await db.delete(changePasswordTokens).where(eq(changePasswordTokens.userId, userId));
};

export const removeChangePasswordTokensBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(changePasswordTokens).where(lt(changePasswordTokens.expiresOn, time));
};
