import { readSeries } from '@soundings/server/features/sonar/metrics/series.store';
import { writeValues } from '@soundings/server/features/sonar/metrics/write-values';
import { sql } from 'drizzle-orm';
import type { Layout } from './layout.ts';
import { rowsOf } from './rows-of.ts';

/** The store of the product: packed blocks of days. */
export const blockLayout: Layout = {
  write: writeValues,
  read: (db, projectId, from) => readSeries(db, projectId, { from }),
  bytes: async (db) => {
    const [row] = await rowsOf<{ bytes: string }>(db, sql`select pg_total_relation_size('sonar_values') as bytes`);
    return Number(row!.bytes);
  },
};
