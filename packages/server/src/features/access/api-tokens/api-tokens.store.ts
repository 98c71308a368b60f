import { and, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { companies } from '../users/companies.tables.ts';
import type { UserIds } from '../users/users.store.ts';
import { users } from '../users/users.tables.ts';
import { apiTokens } from './api-tokens.tables.ts';

export type ApiToken = typeof apiTokens.$inferSelect;

const isLiving = (now: Date) => and(isNull(apiTokens.endedOn), gt(apiTokens.expiresOn, now));
const isOf = (userId: string, now: Date) => and(eq(apiTokens.userId, userId), isLiving(now));

export const addApiToken = async (db: Database, token: typeof apiTokens.$inferInsert): Promise<ApiToken> => {
  const [row] = await db.insert(apiTokens).values(token).returning();
  return row!;
};

export const findApiTokens = (db: Database, userId: string, now: Date): Promise<ApiToken[]> =>
  db.select().from(apiTokens).where(isOf(userId, now)).orderBy(desc(apiTokens.createdOn), apiTokens.id);

export const countApiTokens = async (db: Database, userId: string, now: Date): Promise<number> => {
  const [row] = await db.select({ tokens: count() }).from(apiTokens).where(isOf(userId, now));
  return row!.tokens;
};

/** Who calls with a token, and what it allows; null where it, its user or their company is out of use. */
export const findTokenCaller = async (db: Database, tokenHash: string, now: Date) => {
  const [row] = await db
    .select({
      user: {
        id: users.id,
        username: users.username,
        name: users.name,
        role: users.roleName,
        companyId: users.companyId,
      },
      token: apiTokens,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        eq(apiTokens.tokenHash, tokenHash),
        isLiving(now),
        eq(users.enabled, true),
        sql`coalesce(${companies.enabled}, true)`,
      ),
    );
  return row ?? null;
};

const useIsFreshForMs = 60_000;

/** At most once a minute. */
export const recordTokenUse = async (db: Database, { id, lastUsedOn }: ApiToken, now: Date): Promise<void> => {
  const staleBefore = new Date(now.getTime() - useIsFreshForMs);
  if (lastUsedOn !== null && lastUsedOn > staleBefore) return;
  await db
    .update(apiTokens)
    .set({ lastUsedOn: now })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedOn), lt(apiTokens.lastUsedOn, staleBefore))));
};

/** @returns the token's name; null where the user has no such token that works. */
export const endApiToken = async (
  db: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<string | null> => {
  const [ended] = await db
    .update(apiTokens)
    .set({ endedOn: now })
    .where(and(eq(apiTokens.id, id), isOf(userId, now)))
    .returning({ name: apiTokens.name });
  return ended?.name ?? null;
};

export const endApiTokens = async (db: Database, userIds: UserIds, now: Date): Promise<void> => {
  await db
    .update(apiTokens)
    .set({ endedOn: now })
    .where(and(inArray(apiTokens.userId, userIds), isNull(apiTokens.endedOn)));
};

export const removeApiTokensBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(apiTokens).where(lt(apiTokens.expiresOn, time));
};
