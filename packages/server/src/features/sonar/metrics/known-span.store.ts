import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import type { Span } from '../connectors/day.ts';
import { sonarDatasets } from '../datasets/datasets.tables.ts';
import { blockDays, firstDayOf } from './block-days.ts';
import { dateOf } from './day-number.ts';
import { uncollected } from './days.ts';
import { sonarAccounts, sonarValues } from './metrics.tables.ts';
import { unpackDays } from './pack-days.ts';

interface Block {
  readonly block: number;
  readonly days: Uint8Array;
}

/** The days of a block that anything is told of, since 1970-01-01. */
const daysIn = ({ block, days }: Block): number[] => {
  const opened = uncollected(blockDays);
  unpackDays(days, opened);
  return [...opened.sources.keys()].filter((index) => opened.sources[index] !== 0).map((at) => firstDayOf(block) + at);
};

/** The first and the last day that anything is stored of in a project; null where nothing is. */
export const knownSpanOf = async (db: Database, projectId: string): Promise<Span | null> => {
  const ofProject = sql`${sonarValues} v join ${sonarAccounts} a on a.id = v.account_id
    join ${sonarDatasets} d on d.id = a.dataset_id where d.project_id = ${projectId}`;
  const { rows } = (await db.execute(sql`
    with ends as (select min(v.block) as first, max(v.block) as last from ${ofProject})
    select v.block, v.days from ${ofProject} and v.block in (select first from ends union select last from ends)
  `)) as unknown as { rows: Block[] };
  const days = rows.flatMap(daysIn);
  if (days.length === 0) return null;
  const [from, to] = days.reduce(([a, b], day) => [Math.min(a, day), Math.max(b, day)], [Infinity, -Infinity]);
  return { from: dateOf(from!), to: dateOf(to!) };
};
