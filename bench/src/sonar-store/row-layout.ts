import { findAccounts } from '@soundings/server/features/sonar/metrics/accounts.store';
import { metricCode, metricName, sourceCode, uncollected } from '@soundings/server/features/sonar/metrics/stored-days';
import type { ValuesToWrite } from '@soundings/server/features/sonar/metrics/write-values';
import type { Database } from '@soundings/server/platform/db/database';
import { sql } from 'drizzle-orm';
import type { Layout, ReadDays } from './layout.ts';
import { firstDay, lastDay } from './made-figures.ts';
import { rowsOf } from './rows-of.ts';

const yearDays = 366;
/** As many as the other layout reads at once. */
const accountsPerBatch = 100;
/** Day, source and value of one row. */
const rowBytes = 14;

/** A row a day, partitioned by year. */
export const createRowLayout = async (db: Database): Promise<Layout> => {
  await db.execute(sql`create table bench_values (account_id integer not null, day integer not null,
    value double precision, metric smallint not null, source smallint not null,
    primary key (account_id, metric, day)) partition by range (day)`);
  for (let from = firstDay; from <= lastDay + yearDays; from += yearDays) {
    const name = sql.identifier(`bench_values_${from}`);
    await db.execute(sql`create table ${name} partition of bench_values
      for values from (${sql.raw(String(from))}) to (${sql.raw(String(from + yearDays))})`);
  }
  return { write, read, bytes };
};

const write = async (tx: Database, writes: readonly ValuesToWrite[]): Promise<void> => {
  const [accounts, metrics, days, values, sources]: [number[], number[], number[], (number | null)[], number[]] = [
    [],
    [],
    [],
    [],
    [],
  ];
  for (const { accountId, metric, from, values: given, source } of writes) {
    for (const [index, value] of given.entries()) {
      if (value === undefined) continue;
      accounts.push(accountId);
      metrics.push(metricCode(metric));
      days.push(from + index);
      values.push(value);
      sources.push(sourceCode(source));
    }
  }
  await tx.execute(sql`insert into bench_values (account_id, metric, day, value, source)
    select * from unnest(${sql.param(accounts)}::int[], ${sql.param(metrics)}::smallint[], ${sql.param(days)}::int[],
      ${sql.param(values)}::float8[], ${sql.param(sources)}::smallint[])
    on conflict (account_id, metric, day) do update set value = excluded.value, source = excluded.source`);
};

interface Packed {
  readonly id: number;
  readonly metric: number;
  readonly days: string;
}

/** The fastest form that was found: the database makes one value of all rows of a series. */
async function* read(db: Database, projectId: string, from: number): AsyncGenerator<ReadDays> {
  const ids = (await findAccounts(db, projectId)).map(({ id }) => id);
  for (let first = 0; first < ids.length; first += accountsPerBatch) {
    const packed = await rowsOf<Packed>(
      db,
      sql`select account_id as id, metric, encode(string_agg(int4send(day) || int2send(source) ||
          float8send(coalesce(value, 'NaN'::float8)), ''::bytea order by day), 'base64') as days
        from bench_values
        where account_id = any(${sql.param(ids.slice(first, first + accountsPerBatch))}::int[]) and day >= ${from}
        group by account_id, metric order by account_id, metric`,
    );
    for (const series of packed) yield unpacked(series);
  }
}

const unpacked = ({ id, metric, days: packed }: Packed): ReadDays => {
  const bytes = Buffer.from(packed, 'base64');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = view.getInt32(0);
  const days = uncollected(view.getInt32(bytes.length - rowBytes) - start + 1);
  for (let at = 0; at < bytes.length; at += rowBytes) {
    const day = view.getInt32(at) - start;
    days.sources[day] = view.getInt16(at + 4);
    days.values[day] = view.getFloat64(at + 6);
  }
  return { accountId: id, metric: metricName(metric), firstDay: start, ...days };
};

const bytes = async (db: Database): Promise<number> => {
  const [row] = await rowsOf<{ bytes: string }>(
    db,
    sql`select sum(pg_total_relation_size(inhrelid)) as bytes from pg_inherits
      where inhparent = 'bench_values'::regclass`,
  );
  return Number(row!.bytes);
};
