import type { ColumnPreview, ResonanceFile } from '@soundings/contract/resonance';
import { createBreath } from './breathe.ts';
import { ColumnStats, shorten } from './column-stats.ts';
import { findWideTable } from './find-wide-table.ts';
import { importLimits } from './import-limits.ts';
import { type OpenTables, openTables } from './open-tables.ts';
import { type HeadedTable, readHeadedTable } from './read-headed-table.ts';
import { findSheet, isSheetsFile } from './sheet-names.ts';
import { suggestColumns } from './suggest-columns.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

export type InspectedFile = Omit<ResonanceFile, 'id' | 'bytes'>;

interface InspectOptions {
  readonly dataStructure: 'respondents' | 'messages';
  readonly signal?: AbortSignal | undefined;
}

const previewRows = 8;
const maxDistinct = 1000;
/** Distinct values kept over all columns: in files of thousands of columns each one keeps fewer. */
const distinctInAll = 500_000;
/** Columns that are read between two looks at the clock: new values cost more than known ones. */
const columnsAtOnce = 1000;

/**
 * Reads a file once from end to end and tells what it holds: `path` is where it lies, `fileName` what the user calls it.
 * Of a workbook with the named sheets, the columns and rows are those of the sheet `respondents`.
 * Throws UnreadableFileError where it is no table, and the signal's reason once it is aborted.
 */
export async function inspectFile(
  path: string,
  fileName: string,
  { dataStructure, signal }: InspectOptions,
): Promise<InspectedFile> {
  const file = await openTables(path, signal);
  try {
    const isSheets = dataStructure === 'respondents' && isSheetsFile(file);
    const table = isSheets ? await openRespondents(file, signal) : await findWideTable(file, signal);
    const form = dataStructure === 'messages' ? 'messages' : isSheets ? 'sheets' : 'wide';
    const { rows, columns, preview } = await inspectTable(table, form === 'wide', signal);
    return { fileName, form, rows, columns, preview, encoding: file.encoding, delimiter: file.delimiter };
  } finally {
    file.close();
  }
}

async function openRespondents(file: OpenTables, signal?: AbortSignal): Promise<HeadedTable> {
  const sheet = findSheet(file, 'respondents');
  const headed = sheet && (await readHeadedTable(sheet, signal));
  if (headed) return headed;
  throw new UnreadableFileError('sheetEmpty', {});
}

async function inspectTable(
  { headings, body }: HeadedTable,
  isMapped: boolean,
  signal?: AbortSignal,
): Promise<{ rows: number; columns: ColumnPreview[]; preview: string[][] }> {
  if (headings.length > importLimits.columns) {
    await body.return(undefined);
    throw new UnreadableFileError('tooManyColumns_sheet', { most: importLimits.columns });
  }
  const limit = Math.max(30, Math.min(maxDistinct, Math.floor(distinctInAll / headings.length)));
  const stats = headings.map(() => new ColumnStats(limit));
  const preview: string[][] = [];
  let rows = 0;
  const breathe = createBreath(signal);
  for await (const batch of body) {
    rows += batch.length;
    for (let i = 0; i < stats.length; i++) {
      if (i % columnsAtOnce === 0) await breathe();
      stats[i]!.addColumn(batch, i);
    }
    for (const { cells } of batch.slice(0, previewRows - preview.length)) {
      preview.push(headings.map((_, i) => shorten(cells[i] ?? '')));
    }
  }
  const suggestions = suggestColumns(headings, stats);
  const columns = stats.map(({ samples, answered, missing, distinct }, column): ColumnPreview => {
    const header = headings[column]!;
    const suggestion = suggestions[column]!;
    return {
      column,
      header,
      samples,
      answered,
      missing,
      distinct,
      suggestion: isMapped ? suggestion : { ...suggestion, role: 'ignore', scale: null },
    };
  });
  return { rows, columns, preview };
}
