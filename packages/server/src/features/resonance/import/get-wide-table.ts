import { UnreadableFileError } from '#/platform/files/unreadable-file-error.ts';
import type { OpenTables } from '#/platform/tables/open-tables.ts';
import { type HeadedTable, readHeadedTable } from './read-headed-table.ts';

/** The first sheet that is shown and not empty, or the csv. Throws UnreadableFileError where there is none. */
export async function getWideTable({ tables }: OpenTables, signal?: AbortSignal): Promise<HeadedTable> {
  for (const table of tables) {
    const headed = table.hidden ? null : await readHeadedTable(table, signal);
    if (headed) return headed;
  }
  throw new UnreadableFileError('fileEmpty_rows', {});
}
