import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { type CountedAccount, findAccounts } from './accounts.store.ts';
import { sonarAccounts, sonarValues } from './metrics.tables.ts';
import {
  blockFirstDay,
  blockIndex,
  type Days,
  metricCode,
  metricName,
  storageBlockDays,
  uncollected,
  unpackDays,
} from './stored-days.ts';

interface Series extends Days {
  readonly accountId: number;
  readonly brandId: string;
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly firstDay: number;
}

export interface SeriesChoice {
  /** Those of the project that count, or some of them, where they are known already. */
  readonly accounts?: readonly CountedAccount[];
  readonly brandIds?: ReadonlySet<string>;
  readonly metrics?: readonly MetricName[];
  /** Days since 1970-01-01, both included. */
  readonly from?: number;
  readonly to?: number;
  /** Only blocks that were written since this revision; all days of such a block are told. */
  readonly since?: string;
}

const accountsPerBatch = 100;

/**
 * A mark to read what changes from now on: whatever is not yet seen by a reading that begins now is written since.
 * What is being written at the moment may be told twice, and is never left out.
 */
export const currentRevision = async (db: Database): Promise<string> => {
  const { rows } = (await db.execute(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as revision`,
  )) as unknown as {
    rows: { revision: string }[];
  };
  return rows[0]!.revision;
};

/** The stored days of all accounts that count in a project, account by account; the same order every time. */
export async function* readSeries(db: Database, projectId: string, choice: SeriesChoice = {}): AsyncGenerator<Series> {
  const all = choice.accounts ?? (await findAccounts(db, projectId));
  const accounts = all.filter(({ brandId }) => choice.brandIds?.has(brandId) ?? true);
  for (let first = 0; first < accounts.length; first += accountsPerBatch) {
    const some = new Map(accounts.slice(first, first + accountsPerBatch).map((account) => [account.id, account]));
    for (const { id, blocks } of await readBlocks(db, [...some.keys()], choice)) {
      const { brandId, network } = some.get(id)!;
      for (const run of splitRuns(blocks, choice)) yield { accountId: id, brandId, network, ...run };
    }
  }
}

const buildConditions = ({ metrics, from, to, since }: SeriesChoice): SQL =>
  sql.join(
    [
      ...(metrics ? [sql` and metric = any(${sql.param(metrics.map(metricCode))}::smallint[])`] : []),
      ...(from === undefined ? [] : [sql` and block >= ${blockIndex(from)}`]),
      ...(to === undefined ? [] : [sql` and block <= ${blockIndex(to)}`]),
      ...(since === undefined ? [] : [sql` and written >= ${since}::bigint`]),
    ],
    sql``,
  );

/**
 * All blocks of an account in one value: figure, block and length with two bytes each, then the block. As base64: both
 * drivers take far longer to read bytes.
 */
const readBlocks = async (db: Database, ids: readonly number[], choice: SeriesChoice) => {
  const { rows } = (await db.execute(sql`
    select account_id as id, encode(string_agg(
      int2send(metric) || int2send(block) || int2send(length(days)::smallint) || days, ''::bytea order by metric, block
    ), 'base64') as blocks
    from ${sonarValues}
    where account_id = any(${sql.param([...ids])}::int[])${buildConditions(choice)}
    group by account_id order by account_id`)) as unknown as { rows: { id: number; blocks: string }[] };
  return rows.map(({ id, blocks }) => ({ id, blocks: Buffer.from(blocks, 'base64') }));
};

interface Run extends Days {
  readonly metric: MetricName;
  readonly firstDay: number;
}

interface Packed {
  readonly metric: number;
  readonly block: number;
  readonly bytes: Uint8Array;
}

function* blocksIn(bytes: Uint8Array): Generator<Packed> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; ) {
    const end = at + 6 + view.getInt16(at + 4);
    yield { metric: view.getInt16(at), block: view.getInt16(at + 2), bytes: bytes.subarray(at + 6, end) };
    at = end;
  }
}

function* splitRuns(bytes: Uint8Array, { from = -Infinity, to = Infinity } = {}): Generator<Run> {
  let run: Packed[] = [];
  for (const block of blocksIn(bytes)) {
    const last = run.at(-1);
    if (last && (last.metric !== block.metric || last.block + 1 !== block.block)) {
      yield toRun(run, from, to);
      run = [];
    }
    run.push(block);
  }
  if (run.length > 0) yield toRun(run, from, to);
}

const toRun = (blocks: readonly Packed[], from: number, to: number): Run => {
  const start = blockFirstDay(blocks[0]!.block);
  const days = uncollected(blocks.length * storageBlockDays);
  for (const [index, { bytes }] of blocks.entries()) unpackDays(bytes, days, index * storageBlockDays);
  const firstDay = Math.max(start, from);
  const cut = [firstDay - start, Math.max(firstDay - start, to + 1 - start)] as const;
  return {
    metric: metricName(blocks[0]!.metric),
    firstDay,
    values: days.values.subarray(...cut),
    sources: days.sources.subarray(...cut),
  };
};

export interface StoredBlock {
  readonly accountId: number;
  readonly metric: number;
  readonly block: number;
  readonly days: Uint8Array;
}

/**
 * Makes other transactions that write figures of these accounts wait until this one is through. The order is the same
 * in all of them.
 * @returns the ids that are there
 */
export const lockAccounts = async (tx: Database, ids: readonly number[]): Promise<number[]> => {
  const rows = await tx
    .select({ id: sonarAccounts.id })
    .from(sonarAccounts)
    .where(sql`${sonarAccounts.id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(sonarAccounts.id)
    .for('no key update');
  return rows.map(({ id }) => id);
};

type BlockName = Omit<StoredBlock, 'days'>;

const blockColumns = (blocks: readonly BlockName[]) => sql`
  ${sql.param(blocks.map(({ accountId }) => accountId))}::int[],
  ${sql.param(blocks.map(({ metric }) => metric))}::smallint[],
  ${sql.param(blocks.map(({ block }) => block))}::smallint[]`;

export const findBlocks = async (tx: Database, named: readonly BlockName[]): Promise<StoredBlock[]> => {
  const { rows } = (await tx.execute(sql`
    select v.account_id as "accountId", v.metric, v.block, v.days
    from unnest(${blockColumns(named)}) as n (account_id, metric, block)
    join ${sonarValues} v using (account_id, metric, block)`)) as unknown as { rows: StoredBlock[] };
  return rows;
};

interface CountedBlock extends StoredBlock {
  readonly known: number;
}

export const markWritten = async (tx: Database, ids: readonly number[]): Promise<void> => {
  await tx
    .update(sonarAccounts)
    .set({ written: sql`pg_current_xact_id()::text::bigint` })
    .where(sql`${sonarAccounts.id} = any(${sql.param([...ids])}::int[])`);
};

export const putBlocks = async (tx: Database, blocks: readonly CountedBlock[]): Promise<void> => {
  const days = blocks.map((block) => Buffer.from(block.days).toString('hex'));
  await tx.execute(sql`
    insert into ${sonarValues} (account_id, metric, block, written, known, days)
    select account_id, metric, block, pg_current_xact_id()::text::bigint, known, decode(days, 'hex')
    from unnest(${blockColumns(blocks)}, ${sql.param(blocks.map(({ known }) => known))}::smallint[],
      ${sql.param(days)}::text[]) as n (account_id, metric, block, known, days)
    on conflict (account_id, metric, block)
    do update set written = excluded.written, known = excluded.known, days = excluded.days`);
  await markWritten(tx, [...new Set(blocks.map(({ accountId }) => accountId))]);
};
