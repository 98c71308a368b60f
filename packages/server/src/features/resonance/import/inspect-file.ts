import type { ColumnPreview, ResonanceFile } from '@soundings/contract/resonance';
import { createBreath } from '#/platform/breathe.ts';
import { copyText, shortenText } from '#/platform/files/cut-text.ts';
import { UnreadableFileError } from '#/platform/files/unreadable-file-error.ts';
import { type OpenTables, openTables } from '#/platform/tables/open-tables.ts';
import { ColumnStats } from './column-stats.ts';
import { createShapeCheck } from './create-shape-check.ts';
import { getWideTable } from './get-wide-table.ts';
import { importLimits } from './import-limits.ts';
import { isMissingAmong } from './is-missing-among.ts';
import { type HeadedTable, readHeadedTable } from './read-headed-table.ts';
import { findMissingSheet, findSheet, isSheetsFile } from './sheet-names.ts';
import { suggestColumns } from './suggest-columns.ts';

export type InspectedFile = Omit<ResonanceFile, 'id' | 'bytes'>;

interface InspectOptions {
  readonly dataStructure: 'respondents' | 'messages';
  readonly signal?: AbortSignal | undefined;
}

const previewRows = 8;
/** Cells of a column that are shown: the preview's and 5 samples. */
const shownCells = previewRows + 5;
const maxDistinct = 1000;
/** Distinct values kept over all columns: in files of thousands of columns each one keeps fewer. */
const distinctInAll = 500_000;
/** Characters of a cell in the preview and of a sample, in a table of at most 1,600 columns. */
const shownOfCell = 200;

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
    const missing = dataStructure === 'respondents' ? findMissingSheet(file) : null;
    if (missing) {
      throw new UnreadableFileError('sheetMissing', { sheet: missing, sheets: file.tables.map(({ name }) => name) });
    }
    const table = isSheets ? await openRespondents(file, signal) : await getWideTable(file, signal);
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
  const shown = Math.min(shownOfCell, Math.floor(importLimits.shownCharacters / (headings.length * shownCells)));
  const show = (cell: string): string => shortenText(cell, shown);
  const preview: string[][] = [];
  let rows = 0;
  const breathe = createBreath(signal);
  const checkShape = createShapeCheck(headings.length);
  for await (const batch of body) {
    checkShape(batch);
    rows += batch.length;
    for (let i = 0; i < stats.length; i++) {
      stats[i]!.addColumn(batch, i);
      if (breathe.isDue()) await breathe();
    }
    for (const { cells } of batch.slice(0, previewRows - preview.length)) {
      preview.push(headings.map((_, i) => copyText(show(cells[i] ?? ''))));
      await breathe();
    }
  }
  for (const one of stats) {
    one.settle();
    if (breathe.isDue()) await breathe();
  }
  const suggestions = await suggestColumns(headings, stats, breathe);
  const columns = stats.map(({ samples, answered, missing, distinct, words }, column): ColumnPreview => {
    const header = headings[column]!;
    const suggestion = suggestions[column]!;
    return {
      column,
      header,
      samples: samples.map(show),
      answered,
      missing,
      distinct,
      words: isMapped ? words.filter((word) => !isMissingAmong(word, words)) : [],
      noAnswer: isMapped ? words.filter((word) => isMissingAmong(word, words)) : [],
      suggestion: isMapped ? suggestion : { ...suggestion, role: 'ignore', scale: null },
    };
  });
  return { rows, columns, preview };
}
