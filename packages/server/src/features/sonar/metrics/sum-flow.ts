import { type MetricName, networkMetrics } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Database } from '#/platform/db/database.ts';
import { daysIn, type Span, toDayNumber } from '../days.ts';
import { findAccounts } from './accounts.store.ts';
import { readSeries } from './series.store.ts';
import { type Days, sourceName } from './stored-days.ts';

export interface FlowQuestion extends Span {
  readonly brandId: string;
  readonly metric: MetricName;
}

export interface FlowSum {
  readonly network: SocialNetwork;
  /** Of the days that are known. */
  readonly sum: number;
  readonly known: number;
  readonly days: number;
}

/**
 * What a brand's networks counted from one day to another, both included, where they count it day by day. Of imported
 * sums of several days (decision 0017) those that begin before the first day are unknown.
 */
export const sumFlow = async (
  db: Database,
  projectId: string,
  { brandId, metric, from, to }: FlowQuestion,
): Promise<FlowSum[]> => {
  const isFlow = (network: SocialNetwork) =>
    (networkMetrics[network] as Partial<Record<MetricName, string>>)[metric] === 'flow';
  const accounts = (await findAccounts(db, projectId)).filter(
    (account) => account.brandId === brandId && isFlow(account.network),
  );
  const days = daysIn({ from, to });
  const sums = new Map(accounts.map(({ network }) => [network, { network, sum: 0, known: 0, days }]));
  const first = toDayNumber(from);
  // The day before tells whether a sum begins earlier.
  const choice = { accounts, metrics: [metric], from: first - 1, to: toDayNumber(to) };
  for await (const { network, firstDay, ...run } of readSeries(db, projectId, choice)) {
    const total = sums.get(network)!;
    const { sum, known } = sumDays(run, first - firstDay);
    total.sum += sum;
    total.known += known;
  }
  return [...sums.values()];
};

/** The days from place `from` on; one before them may be there. */
function sumDays({ values, sources }: Days, from: number): { sum: number; known: number } {
  const total = { sum: 0, known: 0 };
  /** Days that one number counts, and it. */
  let counted = { sum: 0, known: 0, isImported: false };
  const add = () => {
    total.sum += counted.sum;
    total.known += counted.known;
    counted = { sum: 0, known: 0, isImported: false };
  };
  for (let day = values.length - 1; day >= Math.max(0, from); day--) {
    const isImported = sourceName(sources[day]!) === 'import';
    if (!Number.isNaN(values[day])) {
      add();
      counted = { sum: values[day]!, known: 1, isImported };
    } else if (isImported && counted.isImported) counted.known++;
    else add();
  }
  const isBegunEarlier = from > 0 && Number.isNaN(values[from - 1]) && sourceName(sources[from - 1]!) === 'import';
  if (!(isBegunEarlier && counted.isImported)) add();
  return total;
}
