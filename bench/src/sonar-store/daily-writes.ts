import { findAccounts } from '@soundings/server/features/sonar/metrics/accounts.store';
import type { ValuesToWrite } from '@soundings/server/features/sonar/metrics/write-values';
import type { Database } from '@soundings/server/platform/db/database';
import { timed } from './fill.ts';
import type { Layout } from './layout.ts';
import { lastDay, seriesOfBrand } from './made-figures.ts';

export interface Run {
  readonly from: number;
  readonly to: number;
  /** What every figure is on the first day; a day later it is one more. */
  readonly value: number;
}

/**
 * Writes a run into every account of a project, a transaction each, as collecting does: layouts in turn, account by
 * account.
 * @returns by layout the milliseconds of each account
 */
export const writeAccounts = async (
  db: Database,
  projectId: string,
  layouts: readonly Layout[],
  { from, to, value }: Run,
): Promise<number[][]> => {
  const times: number[][] = layouts.map(() => []);
  const values = Array.from({ length: to - from + 1 }, (_, day) => value + day);
  for (const { id, network } of await findAccounts(db, projectId)) {
    const { metrics } = seriesOfBrand.find((of) => of.network === network)!;
    const writes = metrics.map((metric): ValuesToWrite => ({ accountId: id, metric, from, values, source: 'api' }));
    for (const [index, layout] of layouts.entries()) {
      times[index]!.push(await timed(() => db.transaction((tx) => layout.write(tx, writes))));
    }
  }
  return times;
};

export const nextDay: Run = { from: lastDay + 1, to: lastDay + 1, value: 7 };
/** What was collected before is read again, and replaced. */
export const last30Days: Run = { from: lastDay - 28, to: lastDay + 1, value: 1000 };
export const dayAfter: Run = { from: lastDay + 2, to: lastDay + 2, value: 8 };
