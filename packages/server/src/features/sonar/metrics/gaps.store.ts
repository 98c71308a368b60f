import type { CollectReason, MetricName } from '@soundings/contract/sonar/metrics';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { recordSet } from '#/platform/db/sql.ts';
import { dayFromNumber, toDayNumber } from '../days.ts';
import { type GapRow, sonarGaps } from './metrics.tables.ts';
import { lockAccounts } from './series.store.ts';
import { metricCode, metricName } from './stored-days.ts';

const toGap = ({ metric, fromDay, toDay, reason }: GapRow): MetricGap => ({
  metric: metricName(metric),
  from: fromDay,
  to: toDay,
  reason,
});

const toRow = (accountId: number, { metric, from, to, reason }: MetricGap): GapRow => ({
  accountId,
  metric: metricCode(metric),
  fromDay: from,
  toDay: to,
  reason,
});

interface AskedGaps {
  readonly accountId: number;
  readonly asked: readonly MetricSpan[];
  readonly gaps: readonly MetricGap[];
}

/**
 * The gaps that asking some accounts for some spans has left take the place of what was known of gaps in these spans.
 * Nothing where an account is gone.
 */
export const replaceManyGaps = async (tx: Database, given: readonly AskedGaps[]): Promise<void> => {
  const locked = await lockAccounts(
    tx,
    given.map(({ accountId }) => accountId),
  );
  if (locked.length === 0) return;
  const isLocked = sql`${sonarGaps.accountId} = any(${sql.param(locked)}::int[])`;
  const removed = await tx.delete(sonarGaps).where(isLocked).returning();
  const old = Map.groupBy(removed, ({ accountId }) => accountId);
  const there = new Set(locked);
  const rows = given
    .filter(({ accountId }) => there.has(accountId))
    .flatMap(({ accountId, asked, gaps }) =>
      [...cutGaps((old.get(accountId) ?? []).map(toGap), asked), ...gaps].map((gap) => toRow(accountId, gap)),
    );
  if (rows.length === 0) return;
  await tx.execute(sql`insert into ${sonarGaps} select * from ${recordSet(sonarGaps, rows)} on conflict do nothing`);
};

export const replaceGaps = (
  tx: Database,
  accountId: number,
  asked: readonly MetricSpan[],
  gaps: readonly MetricGap[],
): Promise<void> => replaceManyGaps(tx, [{ accountId, asked, gaps }]);

export const findGaps = async (db: Database, accountIds: readonly number[]): Promise<Map<number, MetricGap[]>> => {
  const rows = await db
    .select()
    .from(sonarGaps)
    .where(sql`${sonarGaps.accountId} = any(${sql.param([...accountIds])}::int[])`)
    .orderBy(asc(sonarGaps.metric), asc(sonarGaps.fromDay));
  const byAccount = [...Map.groupBy(rows, ({ accountId }) => accountId)];
  return new Map(byAccount.map(([id, gaps]) => [id, gaps.map(toGap)] as const));
};

export interface MetricSpan {
  readonly metric: MetricName;
  readonly from: string;
  readonly to: string;
}

export interface MetricGap extends MetricSpan {
  readonly reason: CollectReason;
}

const dayBeside = (day: string, step: 1 | -1): string => dayFromNumber(toDayNumber(day) + step);

const cutGap = (gap: MetricGap, { metric, from, to }: MetricSpan): MetricGap[] => {
  if (gap.metric !== metric || gap.to < from || gap.from > to) return [gap];
  const before = { ...gap, to: dayBeside(from, -1) };
  const behind = { ...gap, from: dayBeside(to, 1) };
  return [before, behind].filter((rest) => rest.from <= rest.to);
};

export const cutGaps = (gaps: readonly MetricGap[], known: readonly MetricSpan[]): MetricGap[] =>
  known.reduce((left: readonly MetricGap[], span) => left.flatMap((gap) => cutGap(gap, span)), gaps) as MetricGap[];
