import { metricFileLimits } from '@soundings/contract/sonar/metric-file-choices';
import type { Database } from '#/platform/db/database.ts';
import { createYield } from '#/platform/event-loop.ts';
import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import { findGaps, type MetricSpan, replaceGaps } from '../metrics/gaps.store.ts';
import { lockAccounts } from '../metrics/series.store.ts';
import { storageBlockDays } from '../metrics/stored-days.ts';
import { type ValuesToWrite, writeValues } from '../metrics/write-values.ts';
import {
  accountKey,
  type DaySpan,
  type DaysToWrite,
  daysToWrite,
  type GivenSeries,
  knownSpans,
} from './given-values.ts';
import { openAccounts } from './metric-import.store.ts';

export interface SeriesToStore {
  readonly series: GivenSeries;
  readonly spans: readonly DaysToWrite[];
}

const coveredSpan = (series: readonly GivenSeries[]): DaySpan | null => {
  let [from, to] = [Infinity, -Infinity];
  for (const { days, kind } of series) {
    if (kind !== 'flow') continue;
    for (const day of days.keys()) [from, to] = [Math.min(from, day), Math.max(to, day)];
  }
  return from > to ? null : { from, to };
};

interface Planning {
  readonly today: number;
  readonly missingDaysAreZero: boolean;
}

export const planSeries = async (
  given: readonly GivenSeries[],
  { today, missingDaysAreZero }: Planning,
  errors: FileErrorList,
): Promise<SeriesToStore[]> => {
  const yieldToEventLoop = createYield();
  const plan: SeriesToStore[] = [];
  let count = 0;
  for (const ofAccount of Map.groupBy(given, accountKey).values()) {
    const zeros = missingDaysAreZero ? coveredSpan(ofAccount) : null;
    for (const series of ofAccount) {
      const spans = daysToWrite(series, today, zeros);
      plan.push({ series, spans });
      for (const { values } of spans) count += values.length;
      await yieldToEventLoop();
    }
    // Days that were filled up count too: a file of two days ten years apart gives ten years.
    if (count <= metricFileLimits.values * 10) continue;
    errors.add('metricTooMany', null, { most: metricFileLimits.values * 10 });
    return [];
  }
  return plan;
};

const openAll = async (tx: Database, plan: readonly SeriesToStore[]): Promise<ReadonlyMap<string, number>> => {
  const accounts = new Map(plan.map(({ series }) => [accountKey(series), series]));
  const names = [...accounts.values()].map(({ brand, network }) => {
    return { brandId: brand.id, network, key: brand.selected[network] ?? '' };
  });
  const ids = new Map<string, number>();
  const keys = [...accounts.keys()];
  for (let at = 0; at < names.length; at += accountsPerBatch) {
    const opened = await openAccounts(tx, names.slice(at, at + accountsPerBatch));
    for (const [index, id] of opened.entries()) ids.set(keys[at + index]!, id);
  }
  return ids;
};

const accountsPerBatch = 500;
const blocksPerBatch = 100;

const writeAll = async (tx: Database, writes: Iterable<ValuesToWrite>): Promise<void> => {
  const yieldToEventLoop = createYield();
  let some: ValuesToWrite[] = [];
  let blocks = 0;
  for (const write of writes) {
    some.push(write);
    blocks += 1 + Math.ceil(write.values.length / storageBlockDays);
    if (blocks < blocksPerBatch) continue;
    await writeValues(tx, some);
    await yieldToEventLoop();
    [some, blocks] = [[], 0];
  }
  if (some.length > 0) await writeValues(tx, some);
};

const closeGaps = async (tx: Database, plan: readonly SeriesToStore[], ids: ReadonlyMap<string, number>) => {
  const withGaps = await findGaps(tx, [...ids.values()]);
  if (withGaps.size === 0) return;
  for (const [account, of] of Map.groupBy(plan, ({ series }) => accountKey(series))) {
    const id = ids.get(account)!;
    const metrics = new Set(withGaps.get(id)?.map(({ metric }) => metric));
    const known = of.filter(({ series }) => metrics.has(series.metric));
    const spans = known.flatMap(({ series: { metric }, spans }) =>
      spans.flatMap(knownSpans).map((span): MetricSpan => ({ metric, ...span })),
    );
    if (spans.length > 0) await replaceGaps(tx, id, spans, []);
  }
};

/**
 * Replaces the days of all series, whatever they were. In a transaction that holds their project.
 * @returns the ids of the accounts by their keys
 */
export const storeSeries = async (
  tx: Database,
  plan: readonly SeriesToStore[],
): Promise<ReadonlyMap<string, number>> => {
  const ids = await openAll(tx, plan);
  // All at once and in order: parts of it in another order could wait for each other.
  await lockAccounts(tx, [...ids.values()]);
  const writes = function* (): Generator<ValuesToWrite> {
    for (const { series, spans } of plan) {
      const accountId = ids.get(accountKey(series))!;
      for (const span of spans) yield { accountId, metric: series.metric, ...span, source: 'import' };
    }
  };
  await writeAll(tx, writes());
  await closeGaps(tx, plan, ids);
  return ids;
};
