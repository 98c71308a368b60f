import { openAccount } from '@soundings/server/features/sonar/metrics/accounts.store';
import { addBrand, chooseLink } from '@soundings/server/features/sonar/metrics/metrics-test-files';
import type { ValuesToWrite } from '@soundings/server/features/sonar/metrics/write-values';
import type { Database } from '@soundings/server/platform/db/database';
import type { Layout } from './layout.ts';
import { days, lastDay, madeFigures, seriesOfBrand } from './made-figures.ts';

export const newBrand = async (
  db: Database,
  projectId: string,
  count: number,
  length = days,
): Promise<ValuesToWrite[]> => {
  const brandId = await addBrand(db, projectId, count);
  const writes: ValuesToWrite[] = [];
  for (const { network, metrics } of seriesOfBrand) {
    await chooseLink(db, brandId, network, `brand-${count}`);
    const accountId = (await openAccount(db, { brandId, network, key: `brand-${count}` }))!;
    for (const metric of metrics) {
      const values = madeFigures(network, metric, count * 100 + writes.length).slice(-length);
      writes.push({ accountId, metric, from: lastDay - length + 1, values, source: 'import' });
    }
  }
  return writes;
};

export const timed = async (step: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await step();
  return performance.now() - start;
};

/** Writes brands into all layouts, one after the other. @returns by layout the milliseconds of each brand. */
export const fill = async (db: Database, projectId: string, layouts: readonly Layout[], brands: number) => {
  const times: number[][] = layouts.map(() => []);
  for (let count = 1; count <= brands; count++) {
    const writes = await newBrand(db, projectId, count);
    for (const [index, layout] of layouts.entries()) {
      times[index]!.push(await timed(() => db.transaction((tx) => layout.write(tx, writes))));
    }
  }
  return times;
};
