import { and, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Rows as a table in one parameter, with all columns in the table's order, so that one statement inserts or joins any
 * number of them: `insert into t select * from …`.
 */
export const recordSet = <T extends PgTable>(table: T, rows: readonly T['$inferSelect'][]): SQL => {
  const columns = Object.entries(getTableColumns(table));
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]])),
  );
  return sql`json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(records)}::json)`;
};

export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** One condition a word, so that words are found in any order and apart; undefined without a word. */
export const eachWord = (query: string, toCondition: (pattern: string) => SQL): SQL | undefined =>
  and(
    ...query
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => toCondition(`%${escapeLike(word)}%`)),
  );
