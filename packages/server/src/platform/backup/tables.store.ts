import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sourceKey } from '#/platform/storage/storage-keys.ts';

const batchRows = 500;

export interface TableShape {
  readonly name: string;
  /** All but those that the database generates from others. */
  readonly columns: readonly string[];
  /** As it stands in `order by`: the primary key, text by code point, so that every database gives one order. */
  readonly order: string;
}

const query = async <Row>(db: Database, statement: SQL): Promise<Row[]> =>
  ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;

const list = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Values are written in one way on every database. Call it first in the transaction. */
const settle = (tx: Database): Promise<unknown> =>
  query(tx, sql`select set_config('TimeZone', 'UTC', true), set_config('bytea_output', 'hex', true)`);

/** All tables; the parts of one that is partitioned are written and read through it. */
export const findTables = (db: Database): Promise<TableShape[]> =>
  query(
    db,
    sql`select c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
      coalesce(string_agg(quote_ident(a.attname) || case when a.atttypid = 'text'::regtype then ' collate "C"' else '' end,
        ', ' order by array_position(k.conkey, a.attnum)) filter (where a.attnum = any (k.conkey)), 't::text collate "C"') as "order"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      group by c.relname order by c.relname collate "C"`,
  );

export const findVersion = async (db: Database): Promise<number> => {
  const [row] = await query<{ latest: string | number }>(
    db,
    sql`select max(created_at) as latest from drizzle.__drizzle_migrations`,
  );
  return Number(row!.latest);
};

/** All rows of a table as lines of JSON, as they stood when the transaction began. */
export async function* readRows(tx: Database, { name, columns, order }: TableShape): AsyncGenerator<string[]> {
  await settle(tx);
  const rows = sql`select ${list(columns)} from ${sql.identifier(name)} t order by ${sql.raw(order)}`;
  await query(tx, sql`declare backup_rows no scroll cursor for select row_to_json(r)::text as line from (${rows}) r`);
  try {
    while (true) {
      const batch = await query<{ line: string }>(tx, sql`fetch ${sql.raw(String(batchRows))} from backup_rows`);
      if (batch.length > 0) yield batch.map(({ line }) => line);
      if (batch.length < batchRows) return;
    }
  } finally {
    await query(tx, sql`close backup_rows`);
  }
}

export const writeRows = async (
  tx: Database,
  { name, columns }: TableShape,
  lines: readonly string[],
): Promise<void> => {
  for (let from = 0; from < lines.length; from += batchRows) {
    const records = `[${lines.slice(from, from + batchRows).join(',')}]`;
    await query(
      tx,
      sql`insert into ${sql.identifier(name)} (${list(columns)}) overriding system value
        select ${list(columns)} from json_populate_recordset(null::${sql.identifier(name)}, ${records}::json)`,
    );
  }
};

const isEmpty = async (tx: Database, { name }: TableShape): Promise<boolean> =>
  (await query(tx, sql`select 1 from ${sql.identifier(name)} limit 1`)).length === 0;

export const findFilled = async (tx: Database, tables: readonly TableShape[]): Promise<string[]> => {
  const filled: string[] = [];
  for (const table of tables) if (!(await isEmpty(tx, table))) filled.push(table.name);
  return filled;
};

export const emptyTables = async (tx: Database, tables: readonly TableShape[]): Promise<void> => {
  await query(tx, sql`truncate ${list(tables.map(({ name }) => name))} restart identity`);
};

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Lets rows come in any order: foreign keys are taken away meanwhile, and are checked for all rows when they come back.
 * What numbers itself goes on after the highest number that is there.
 */
export const withoutForeignKeys = async (tx: Database, write: () => Promise<void>): Promise<void> => {
  const keys = await query<ForeignKey>(
    tx,
    sql`select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace`,
  );
  const change = ({ table, name }: ForeignKey, what: 'add' | 'drop', definition = '') =>
    query(
      tx,
      sql`alter table ${sql.identifier(table)} ${sql.raw(what)} constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  for (const key of keys) await change(key, 'drop');
  await settle(tx);
  await write();
  for (const key of keys) await change(key, 'add', key.definition);
  await continueSequences(tx);
};

const continueSequences = async (tx: Database): Promise<void> => {
  const columns = await query<{ table: string; column: string; sequence: string }>(
    tx,
    sql`select table_name as table, column_name as column,
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column, sequence } of columns) {
    const highest = sql`select max(${sql.identifier(column)}) from ${sql.identifier(table)}`;
    await query(tx, sql`select setval(${sequence}::regclass, coalesce((${highest}), 1), (${highest}) is not null)`);
  }
};

const datasetColumn = 'dataset_key';
const fileColumns = ['storage_key', 'file_key', datasetColumn, 'weights_key', 'verbatims_key', 'logo_key'];

export const findStoredFiles = (tx: Database): Promise<string[]> => findKeys(tx, fileColumns);

export const findSourceFiles = async (tx: Database): Promise<string[]> =>
  (await findKeys(tx, [datasetColumn])).map(sourceKey);

const findKeys = async (tx: Database, names: readonly string[]): Promise<string[]> => {
  const columns = await query<{ table: string; column: string }>(
    tx,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name = any (${sql.param([...names])}::text[]) and table_name <> 'discarded_files'`,
  );
  const selects = columns.map(
    ({ table, column }) => sql`select ${sql.identifier(column)} as key from ${sql.identifier(table)}`,
  );
  const rows = await query<{ key: string }>(
    tx,
    sql`select distinct key from (${sql.join(selects, sql` union all `)}) keys where key is not null`,
  );
  return rows.map(({ key }) => key).toSorted();
};
