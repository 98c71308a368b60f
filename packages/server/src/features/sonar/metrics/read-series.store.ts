import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { findAccounts } from './accounts.store.ts';
import { blockOf } from './block-days.ts';
import type { Days } from './days.ts';
import { metricCodeOf } from './metric-codes.ts';
import { sonarValues } from './metrics.tables.ts';
import { runsOf } from './runs-of.ts';

/** Days of a figure that are stored one after the other. A series with days that nobody collected comes in several. */
export interface Series extends Days {
  readonly accountId: number;
  readonly datasetId: string;
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  /** Days since 1970-01-01. */
  readonly firstDay: number;
}

export interface SeriesChoice {
  /** Only of these brands. */
  readonly datasetIds?: ReadonlySet<string>;
  /** All where none is named. */
  readonly metrics?: readonly MetricName[];
  /** Days since 1970-01-01, both included. */
  readonly from?: number;
  readonly to?: number;
  /** Only blocks that were written since this revision; all days of such a block are told. */
  readonly since?: string;
}

/** So many accounts are read by one statement that others get their turn between two. */
const accountsAtOnce = 100;

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
  const all = await findAccounts(db, projectId);
  const accounts = all.filter(({ datasetId }) => choice.datasetIds?.has(datasetId) ?? true);
  for (let first = 0; first < accounts.length; first += accountsAtOnce) {
    const some = new Map(accounts.slice(first, first + accountsAtOnce).map((account) => [account.id, account]));
    for (const { id, blocks } of await readBlocks(db, [...some.keys()], choice)) {
      const { datasetId, network } = some.get(id)!;
      for (const run of runsOf(blocks, choice)) yield { accountId: id, datasetId, network, ...run };
    }
  }
}

const conditionsOf = ({ metrics, from, to, since }: SeriesChoice): SQL =>
  sql.join(
    [
      ...(metrics ? [sql` and metric = any(${sql.param(metrics.map(metricCodeOf))}::smallint[])`] : []),
      ...(from === undefined ? [] : [sql` and block >= ${blockOf(from)}`]),
      ...(to === undefined ? [] : [sql` and block <= ${blockOf(to)}`]),
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
    where account_id = any(${sql.param([...ids])}::int[])${conditionsOf(choice)}
    group by account_id order by account_id`)) as unknown as { rows: { id: number; blocks: string }[] };
  return rows.map(({ id, blocks }) => ({ id, blocks: Buffer.from(blocks, 'base64') }));
};
