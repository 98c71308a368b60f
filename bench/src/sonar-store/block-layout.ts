import { readSeries } from '@soundings/server/features/sonar/metrics/series.store';
import { writeValues } from '@soundings/server/features/sonar/metrics/write-values';
import { sql } from 'drizzle-orm';
import type { Layout } from './layout.ts';
import { rowsOf } from './rows-of.ts';

export const blockLayout: Layout = {
  write: writeValues,
  read: (db, projectId, from) => readSeries(db, projectId, { from }),
  bytes: async (db) => {
    const [row] = await rowsOf<{ bytes: string }>(db, sql`select pg_total_relation_size('sonar_values') as bytes`);
    return Number(row!.bytes);
  },
};
