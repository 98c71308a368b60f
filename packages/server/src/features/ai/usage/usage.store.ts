import type { UsageGroup, VendorKind } from '@soundings/contract/ai/ai-choices';
import type { Price, Quota, UsageRow } from '@soundings/contract/ai/ai-usage';
import { and, asc, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { companies } from '#/features/access/users/companies.tables.ts';
import { companyAdministratorRole } from '#/features/access/users/roles.policy.ts';
import { users } from '#/features/access/users/users.tables.ts';
import { aiRuns } from '#/platform/ai/runs/runs.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { aiPrices, aiQuota } from './usage.tables.ts';

const groups: Readonly<Record<UsageGroup, { readonly key: SQL; readonly name: SQL }>> = {
  day: {
    key: sql`to_char(${aiRuns.queuedOn} at time zone 'UTC', 'YYYY-MM-DD')`,
    name: sql`to_char(${aiRuns.queuedOn} at time zone 'UTC', 'YYYY-MM-DD')`,
  },
  user: { key: sql`coalesce(${aiRuns.userId}::text, '')`, name: sql`coalesce(max(${users.username}), '')` },
  company: {
    key: sql`coalesce(${aiRuns.companyId}::text, '')`,
    name: sql`coalesce(max(${companies.companyName}), '')`,
  },
  purpose: { key: sql`${aiRuns.purpose}`, name: sql`${aiRuns.purpose}` },
  model: {
    key: sql`trim(${aiRuns.kind} || ' ' || ${aiRuns.model})`,
    name: sql`trim(${aiRuns.kind} || ' ' || ${aiRuns.model})`,
  },
};

/** Days and what took most first. `till` is the first moment that does not count. */
export const sumUsage = async (
  db: Database,
  { from, till, by }: { readonly from: Date; readonly till: Date; readonly by: UsageGroup },
): Promise<UsageRow[]> => {
  const { key, name } = groups[by];
  const tokens = sql`sum(${aiRuns.inputTokens} + ${aiRuns.outputTokens})`;
  const rows = await db
    .select({
      key: sql<string>`${key}`.as('key'),
      name: sql<string>`${name}`,
      runs: sql<number>`count(*)::integer`,
      failed: sql<number>`(count(*) filter (where ${aiRuns.state} = 'failed'))::integer`,
      inputTokens: sql<number>`sum(${aiRuns.inputTokens})::float8`,
      outputTokens: sql<number>`sum(${aiRuns.outputTokens})::float8`,
      micros: sql<number | null>`sum(${aiRuns.costMicros})::float8`,
      unpriced: sql<number>`(count(*) filter (where ${aiRuns.costMicros} is null and ${aiRuns.kind} <> 'BUILT_IN'))::integer`,
    })
    .from(aiRuns)
    .leftJoin(users, eq(users.id, aiRuns.userId))
    .leftJoin(companies, eq(companies.id, aiRuns.companyId))
    .where(and(gte(aiRuns.queuedOn, from), lt(aiRuns.queuedOn, till)))
    .groupBy(sql`1`, ...(by === 'day' ? [sql`2`] : []))
    .orderBy(by === 'day' ? sql`1` : sql`${tokens} desc, 1`);
  return rows.map(({ micros, ...row }) => ({ ...row, cost: micros === null ? null : micros / 1e6 }));
};

export const sumTokens = async (
  db: Database,
  whose: { readonly userId: string } | { readonly companyId: string } | { readonly consumersOf: string },
  from: Date,
): Promise<number> => {
  const isTheirs =
    'userId' in whose
      ? eq(aiRuns.userId, whose.userId)
      : 'companyId' in whose
        ? eq(aiRuns.companyId, whose.companyId)
        : and(eq(aiRuns.projectId, whose.consumersOf), isNull(aiRuns.userId));
  const [row] = await db
    .select({ tokens: sql<number>`coalesce(sum(${aiRuns.inputTokens} + ${aiRuns.outputTokens}), 0)::float8` })
    .from(aiRuns)
    .where(and(isTheirs, gte(aiRuns.queuedOn, from), ne(aiRuns.kind, 'BUILT_IN')));
  return row!.tokens;
};

export interface Spender {
  readonly userId: string;
  readonly used: number;
}

export const findLargeSpenders = async (
  db: Database,
  whose: 'USER' | 'COMPANY',
  from: Date,
  least: number,
): Promise<Spender[]> => {
  const used = sql<number>`sum(${aiRuns.inputTokens} + ${aiRuns.outputTokens})::float8`.as('used');
  const column = whose === 'USER' ? aiRuns.userId : aiRuns.companyId;
  const spent = db
    .select({ spenderId: sql<string>`${column}`.as('spender_id'), used })
    .from(aiRuns)
    .where(and(isNotNull(column), gte(aiRuns.queuedOn, from), ne(aiRuns.kind, 'BUILT_IN')))
    .groupBy(column)
    .having(gte(sql`sum(${aiRuns.inputTokens} + ${aiRuns.outputTokens})`, least))
    .as('spent');
  const isConcerned =
    whose === 'USER'
      ? eq(users.id, spent.spenderId)
      : and(
          eq(users.companyId, spent.spenderId),
          eq(users.roleName, companyAdministratorRole),
          eq(users.enabled, true),
        );
  return db.select({ userId: users.id, used: spent.used }).from(spent).innerJoin(users, isConcerned);
};

export const findPrices = (db: Database): Promise<Price[]> =>
  db.select().from(aiPrices).orderBy(asc(aiPrices.kind), asc(aiPrices.model));

export const findPrice = async (db: Database, kind: VendorKind, model: string): Promise<Price | null> => {
  const [row] = await db
    .select()
    .from(aiPrices)
    .where(and(eq(aiPrices.kind, kind), eq(aiPrices.model, model)));
  return row ?? null;
};

export const putPrice = async (db: Database, { kind, model, ...set }: Price): Promise<void> => {
  await db
    .insert(aiPrices)
    .values({ kind, model, ...set })
    .onConflictDoUpdate({ target: [aiPrices.kind, aiPrices.model], set });
};

export const removePrice = async (db: Database, kind: VendorKind, model: string): Promise<boolean> => {
  const removed = await db
    .delete(aiPrices)
    .where(and(eq(aiPrices.kind, kind), eq(aiPrices.model, model)))
    .returning({ kind: aiPrices.kind });
  return removed.length === 1;
};

export const findQuota = async (db: Database): Promise<Quota> => {
  const [row] = await db.select().from(aiQuota);
  return { userTokens: row?.userTokens ?? null, companyTokens: row?.companyTokens ?? null };
};

export const putQuota = async (db: Database, set: Quota): Promise<void> => {
  await db.insert(aiQuota).values(set).onConflictDoUpdate({ target: aiQuota.only, set });
};
