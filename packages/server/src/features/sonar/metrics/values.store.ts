import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarAccounts, sonarValues } from './metrics.tables.ts';

/** A block as it is stored, with what names it. */
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

/** The parts of the names of blocks as columns, for any number of them in three parameters. */
const columnsOf = (blocks: readonly BlockName[]) => sql`
  ${sql.param(blocks.map(({ accountId }) => accountId))}::int[],
  ${sql.param(blocks.map(({ metric }) => metric))}::smallint[],
  ${sql.param(blocks.map(({ block }) => block))}::smallint[]`;

/** Those of the named blocks that are there. */
export const findBlocks = async (tx: Database, named: readonly BlockName[]): Promise<StoredBlock[]> => {
  const { rows } = (await tx.execute(sql`
    select v.account_id as "accountId", v.metric, v.block, v.days
    from unnest(${columnsOf(named)}) as n (account_id, metric, block)
    join ${sonarValues} v using (account_id, metric, block)`)) as unknown as { rows: StoredBlock[] };
  return rows;
};

export interface CountedBlock extends StoredBlock {
  /** How many of its days have a number. */
  readonly known: number;
}

/** Notes that this transaction changes figures of accounts, so that whoever keeps them in memory reads them again. */
export const noteWritten = async (tx: Database, ids: readonly number[]): Promise<void> => {
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
    from unnest(${columnsOf(blocks)}, ${sql.param(blocks.map(({ known }) => known))}::smallint[],
      ${sql.param(days)}::text[]) as n (account_id, metric, block, known, days)
    on conflict (account_id, metric, block)
    do update set written = excluded.written, known = excluded.known, days = excluded.days`);
  await noteWritten(tx, [...new Set(blocks.map(({ accountId }) => accountId))]);
};
