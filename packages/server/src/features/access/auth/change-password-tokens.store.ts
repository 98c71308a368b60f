import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import type { UserIds } from '../users/users.store.ts';
import { changePasswordTokens } from './auth.tables.ts';

export const addChangePasswordToken = async (
  db: Database,
  token: typeof changePasswordTokens.$inferInsert,
): Promise<void> => {
  await db.insert(changePasswordTokens).values(token);
};

export type SignsIn = (typeof changePasswordTokens.$inferSelect)['signsIn'];

export const findChangePasswordToken = async (
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string } | null> => {
  const [row] = await db
    .select({ userId: changePasswordTokens.userId })
    .from(changePasswordTokens)
    .where(and(eq(changePasswordTokens.tokenHash, tokenHash), gt(changePasswordTokens.expiresOn, now)));
  return row ?? null;
};

/** Takes a token out: of parallel calls only one gets it. Null where there is none. */
export const consumeChangePasswordToken = async (
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

export const removeChangePasswordTokens = async (db: Database, userIds: UserIds): Promise<void> => {
  await db.delete(changePasswordTokens).where(inArray(changePasswordTokens.userId, userIds));
};

export const removeChangePasswordTokensBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(changePasswordTokens).where(lt(changePasswordTokens.expiresOn, time));
};
