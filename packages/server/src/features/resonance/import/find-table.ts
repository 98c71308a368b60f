import type { ResonanceFile, TablePlace } from '@soundings/contract/resonance/mapping';
import type { Table } from '#/platform/files/table-row.ts';
import { UnreadableFileError } from '#/platform/files/unreadable-file-error.ts';
import type { OpenTables } from '#/platform/tables/open-tables.ts';
import { type HeadedTable, readHeadedTable } from './read-headed-table.ts';

/**
 * The table that is asked for; without a sheet the first that is shown and not empty, or the csv. Throws
 * UnreadableFileError where there is none.
 */
export async function findTable(
  { tables }: OpenTables,
  { sheet, ...header }: TablePlace = {},
  signal?: AbortSignal,
): Promise<HeadedTable> {
  const shown = tables.filter(({ hidden }) => !hidden);
  for (const table of sheet === undefined ? shown : tables.filter(({ name }) => name === sheet)) {
    const headed = await readHeadedTable(table, signal, header);
    if (headed) return headed;
  }
  if (sheet === undefined) throw new UnreadableFileError('fileEmpty_rows', {});
  throw new UnreadableFileError('badMapping_sheet', { sheet, sheets: shown.map(({ name }) => name) });
}

const countedRows = 1000;
const mostSheets = 20;

type Sheet = ResonanceFile['sheets'][number];

async function measure(table: Table, signal?: AbortSignal): Promise<Sheet> {
  const batches = table.rows(signal);
  let rows = 0;
  let columns = 0;
  try {
    for await (const batch of batches) {
      rows += batch.length;
      for (const { cells } of batch) columns = Math.max(columns, cells.length);
      if (rows > countedRows) break;
    }
  } finally {
    await batches.return(undefined);
  }
  return { name: table.name, rows: Math.min(rows, countedRows), columns, more: rows > countedRows };
}

/** The filled sheets of a workbook that can be chosen, at most 20; none of a csv. A sheet that is damaged is left out. */
export async function listSheets({ kind, tables }: OpenTables, signal?: AbortSignal): Promise<Sheet[]> {
  if (kind === 'csv') return [];
  const sheets: Sheet[] = [];
  for (const table of tables.filter(({ hidden }) => !hidden).slice(0, mostSheets)) {
    try {
      const sheet = await measure(table, signal);
      if (sheet.rows > 0) sheets.push(sheet);
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
    }
  }
  return sheets;
}
