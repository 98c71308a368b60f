import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { cutGaps, type MetricGap, type MetricSpan } from './cut-gaps.ts';
import { metricCodeOf, metricOf } from './metric-codes.ts';
import { type GapRow, sonarGaps } from './metrics.tables.ts';
import { lockAccounts } from './values.store.ts';

const gapOf = ({ metric, fromDay, toDay, reason }: GapRow): MetricGap => ({
  metric: metricOf(metric),
  from: fromDay,
  to: toDay,
  reason,
});

const rowOf = (accountId: number, { metric, from, to, reason }: MetricGap): GapRow => ({
  accountId,
  metric: metricCodeOf(metric),
  fromDay: from,
  toDay: to,
  reason,
});

/**
 * The gaps that asking for some spans has left take the place of what was known of gaps in these spans. Nothing where
 * the account is gone.
 * @param gaps those of one figure do not overlap, and lie in what was asked for
 */
export const replaceGaps = async (
  tx: Database,
  accountId: number,
  asked: readonly MetricSpan[],
  gaps: readonly MetricGap[],
): Promise<void> => {
  if ((await lockAccounts(tx, [accountId])).length === 0) return;
  const old = await tx.delete(sonarGaps).where(eq(sonarGaps.accountId, accountId)).returning();
  const rows = [...cutGaps(old.map(gapOf), asked), ...gaps].map((gap) => rowOf(accountId, gap));
  if (rows.length > 0) await tx.insert(sonarGaps).values(rows).onConflictDoNothing();
};

/** The gaps of accounts, by account. */
export const findGaps = async (db: Database, accountIds: readonly number[]): Promise<Map<number, MetricGap[]>> => {
  const rows = await db
    .select()
    .from(sonarGaps)
    .where(sql`${sonarGaps.accountId} = any(${sql.param([...accountIds])}::int[])`)
    .orderBy(asc(sonarGaps.metric), asc(sonarGaps.fromDay));
  const byAccount = [...Map.groupBy(rows, ({ accountId }) => accountId)];
  return new Map(byAccount.map(([id, gaps]) => [id, gaps.map(gapOf)] as const));
};
