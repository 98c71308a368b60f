import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { createYield } from '#/platform/event-loop.ts';
import { sonarDatasets } from '../brands/brands.tables.ts';
import { dayFromNumber, type Span } from '../days.ts';
import { sonarAccounts, sonarValues } from './metrics.tables.ts';
import { blockFirstDay, knownBytes, storageBlockDays, uncollected, unpackDays } from './stored-days.ts';

const blocksBack = 3;

interface Row {
  readonly brandId: string;
  readonly block: number;
  /** A bit a day; of each eight the first day comes last. */
  readonly known: string;
}

/**
 * The last day on which at least half of the brands that have figures at all have some. Where figures are so rare that
 * there is none, the last day up to which half of them have been counted; null where half stopped more than a year ago.
 */
export const findOpeningDay = async (db: Database, projectId: string): Promise<string | null> => {
  const ofProject = sql`${sonarValues} v join ${sonarAccounts} a on a.id = v.account_id
    join ${sonarDatasets} d on d.id = a.dataset_id where d.project_id = ${projectId} and v.known > 0`;
  const bits = sql`substring(days from ${knownBytes.from + 1}::int for ${knownBytes.length}::int)`;
  const { rows } = (await db.execute(sql`
    with known as (select a.dataset_id, v.block, v.days from ${ofProject})
    select dataset_id as "brandId", block,
      bit_or(('x' || encode(${bits}, 'hex'))::bit(${sql.raw(`${storageBlockDays}`)}))::text as known
    from known where block > (select max(block) from known) - ${blocksBack}::int
    group by dataset_id, block`)) as unknown as { rows: Row[] };
  if (rows.length === 0) return null;
  const counted = (await db.execute(
    sql`select count(distinct a.dataset_id)::int as brands from ${ofProject}`,
  )) as unknown as { rows: { brands: number }[] };
  const day = await lastSharedDay(rows, counted.rows[0]!.brands / 2);
  return day === null ? null : dayFromNumber(day);
};

const lastSharedDay = async (rows: readonly Row[], half: number): Promise<number | null> => {
  const counts = new Map<number, number>();
  const lastDays = new Map<string, number>();
  const yieldToEventLoop = createYield();
  for (const { brandId, block, known } of rows) {
    for (let at = 0; at < storageBlockDays; at++) {
      if (known[at ^ 7] !== '1') continue;
      const day = blockFirstDay(block) + at;
      counts.set(day, (counts.get(day) ?? 0) + 1);
      lastDays.set(brandId, Math.max(day, lastDays.get(brandId) ?? day));
    }
    await yieldToEventLoop();
  }
  const shared = [...counts].filter(([, count]) => count >= half).map(([day]) => day);
  if (shared.length > 0) return Math.max(...shared);
  const latestFirst = [...lastDays.values()].toSorted((one, other) => other - one);
  return latestFirst[Math.ceil(half) - 1] ?? null;
};

interface Block {
  readonly block: number;
  readonly days: Uint8Array;
}

const daysIn = ({ block, days }: Block): number[] => {
  const opened = uncollected(storageBlockDays);
  unpackDays(days, opened);
  return [...opened.sources.keys()]
    .filter((index) => opened.sources[index] !== 0)
    .map((at) => blockFirstDay(block) + at);
};

export const findKnownSpan = async (db: Database, projectId: string): Promise<Span | null> => {
  const ofProject = sql`${sonarValues} v join ${sonarAccounts} a on a.id = v.account_id
    join ${sonarDatasets} d on d.id = a.dataset_id where d.project_id = ${projectId}`;
  const { rows } = (await db.execute(sql`
    with ends as (select min(v.block) as first, max(v.block) as last from ${ofProject})
    select v.block, v.days from ${ofProject} and v.block in (select first from ends union select last from ends)
  `)) as unknown as { rows: Block[] };
  const days = rows.flatMap(daysIn);
  if (days.length === 0) return null;
  const [from, to] = days.reduce(([a, b], day) => [Math.min(a, day), Math.max(b, day)], [Infinity, -Infinity]);
  return { from: dayFromNumber(from!), to: dayFromNumber(to!) };
};
