import type { ColumnPreview, FileWarning, ResonanceFile, TablePlace } from '@soundings/contract/resonance/mapping';
import { createYield } from '#/platform/event-loop.ts';
import { copyText, shortenText } from '#/platform/tables/cell-text.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { type OpenTables, openTables } from '#/platform/tables/open-tables.ts';
import { createShapeCheck, type ImportMemory, importLimits, importMemory } from '../import-limits.ts';
import { findMissingSheet, findSheet, isSheetsFile } from '../open-sheet.ts';
import { inspectResponses } from '../read-responses.ts';
import { ColumnStats } from './column-stats.ts';
import { findAnswers, findTable, type HeadedTable, listSheets, readHeadedTable } from './find-table.ts';
import { LastRows } from './last-rows.ts';
import { settleSigns } from './sign-scale.ts';
import { suggestColumns } from './suggest-columns.ts';

export type InspectedFile = Omit<ResonanceFile, 'id' | 'bytes'>;

interface InspectOptions {
  readonly dataStructure: 'respondents' | 'messages';
  readonly place?: TablePlace | undefined;
  readonly signal?: AbortSignal | undefined;
  /** What the import may take: what cannot fit is refused here already. */
  readonly memory?: ImportMemory | undefined;
}

const previewRows = 8;
const shownCells = previewRows + 5;
const maxDistinct = 1000;
const distinctInAll = 500_000;
const shownOfCell = 200;
const shownValues = 120;
const fewestValues = 25;
const valuesInAll = 300_000;
const topColumns = 50;
const shownOfTop = 80;
const shownOfTitle = 1000;
const namedLines = 20;

/**
 * Reads a file once from end to end and tells what it holds: `path` is where it lies, `fileName` what the user calls it.
 * Of a workbook with the named sheets, the columns and rows are those of the sheet `respondents`.
 * Throws UnreadableFileError where it is no table, and the signal's reason once it is aborted.
 */
export async function inspectFile(
  path: string,
  fileName: string,
  { dataStructure, place, signal, memory = importMemory() }: InspectOptions,
): Promise<InspectedFile> {
  const file = await openTables(path, signal);
  try {
    const isSheets = dataStructure === 'respondents' && isSheetsFile(file);
    const missing = dataStructure === 'respondents' ? findMissingSheet(file) : null;
    if (missing) {
      throw new UnreadableFileError('sheetMissing', { sheet: missing, sheets: file.tables.map(({ name }) => name) });
    }
    const isWide = dataStructure === 'respondents' && !isSheets;
    const { table, isChosen } = isWide
      ? await findAnswers(file, place, signal)
      : {
          table: isSheets ? await openRespondents(file, signal) : await findTable(file, place, signal),
          isChosen: false,
        };
    const form = dataStructure === 'messages' ? 'messages' : isSheets ? 'sheets' : 'wide';
    const inspected = await inspectTable(table, { isMapped: form === 'wide', memory, signal });
    if (inspected.rows === 0 && form !== 'messages') {
      throw new UnreadableFileError(form === 'wide' ? 'noAnswers_wide' : 'noAnswers_sheets', {});
    }
    const found = { fileName, form, ...inspected, encoding: file.encoding, delimiter: file.delimiter } as const;
    if (form !== 'wide') {
      const asked = isSheets ? await inspectResponses(file, signal) : { recodes: [], alternatives: [] };
      const warnings = isSheets ? [] : warnOfSheet(table, await listSheets(file, signal));
      return { ...found, ...asked, stems: [], sheets: [], place: null, top: [], warnings };
    }
    const sheets = await listSheets(file, signal);
    const chosen = isChosen ? [warning('sheetChosen', [], [table.name], 1)] : [];
    return {
      ...found,
      sheets,
      ...toPlace(table),
      warnings: [...chosen, ...warnOfTable(table, sheets), ...inspected.warnings],
    };
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

function toPlace({ name, headerRow, headerRows, isCertain, top }: HeadedTable): Pick<ResonanceFile, 'place' | 'top'> {
  const confidence = isCertain ? 'certain' : 'unsure';
  return {
    place: { sheet: name === '' ? null : name, headerRow, headerRows, confidence },
    top: top.map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, topColumns).map((cell) => copyText(shortenText(cell.trim(), shownOfTop))),
    })),
  };
}

const warning = (code: FileWarning['code'], lines: number[], texts: string[], count: number): FileWarning => ({
  ...{ code, lines, texts, count },
  columns: [],
});

function warnOfSheet({ name, headings, seen }: HeadedTable, sheets: ResonanceFile['sheets']): FileWarning[] {
  const others = sheets.map((sheet) => sheet.name).filter((other) => other !== name);
  const { hiddenRows = 0, hiddenColumns = [] } = seen() ?? {};
  const columns = headings.flatMap((_, place) =>
    hiddenColumns.some(([first, last]) => first <= place && place <= last) ? [place] : [],
  );
  return [
    ...(others.length > 0 ? [warning('otherSheets', [], others, others.length)] : []),
    ...(hiddenRows > 0 ? [warning('hiddenRows', [], [], hiddenRows)] : []),
    ...(columns.length > 0 ? [{ ...warning('hiddenColumns', [], [], columns.length), columns }] : []),
  ];
}

function warnOfTable(table: HeadedTable, sheets: ResonanceFile['sheets']): FileWarning[] {
  const { above, top, isCertain, headerRow } = table;
  const titles = top.slice(0, above);
  const texts = titles.map(({ cells }) =>
    shortenText(cells.find((cell) => cell.trim() !== '')?.trim() ?? '', shownOfTop),
  );
  return [
    ...warnOfSheet(table, sheets),
    ...(above > 0
      ? [
          warning(
            'titleRows',
            titles.map(({ line }) => line),
            texts,
            above,
          ),
        ]
      : []),
    ...(isCertain ? [] : [warning('headerUnsure', [headerRow], [], 1)]),
  ];
}

const joinTitle = (rows: HeadedTable['top']): string =>
  rows
    .flatMap(({ cells }) => cells)
    .join(' ')
    .slice(0, shownOfTitle);

type Inspected = Pick<
  ResonanceFile,
  'rows' | 'columns' | 'preview' | 'recodes' | 'alternatives' | 'stems' | 'warnings'
>;

async function inspectTable(
  { name, headings, body, top, above, weight, labels, checkMerged }: HeadedTable,
  { isMapped, memory, signal }: { isMapped: boolean; memory: ImportMemory; signal: AbortSignal | undefined },
): Promise<Inspected> {
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
  const wide: number[] = [];
  let wideRows = 0;
  const yieldToEventLoop = createYield(signal);
  const checkShape = createShapeCheck(headings.length, memory);
  const lastRows = new LastRows(headings.length);
  for await (const batch of body) {
    checkShape(batch);
    lastRows.add(batch);
    rows += batch.length;
    for (const { cells, line } of batch) {
      if (cells.length <= headings.length || !cells.slice(headings.length).some((cell) => cell.trim() !== '')) continue;
      if (wideRows++ < namedLines) wide.push(line);
    }
    for (let i = 0; i < stats.length; i++) {
      stats[i]!.addColumn(batch, i);
      if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    }
    for (const { cells } of batch.slice(0, previewRows - preview.length)) {
      preview.push(headings.map((_, i) => copyText(show(cells[i] ?? ''))));
      await yieldToEventLoop();
    }
  }
  checkMerged();
  for (const one of stats) {
    one.settle();
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  settleSigns(stats);
  if (isMapped) lastRows.check(stats);
  const suggested = isMapped
    ? await suggestColumns(headings, stats, yieldToEventLoop, { title: joinTitle(top.slice(0, above)), weight, labels })
    : null;
  const maxValues = Math.max(fewestValues, Math.min(shownValues, Math.floor(valuesInAll / headings.length)));
  const columns = stats.map((one, column): ColumnPreview => {
    const { samples, answered, missing, distinct } = one;
    const header = headings[column]!;
    const values = isMapped && distinct <= maxValues ? one.values : [];
    const unmapped = { column, heading: header, role: 'ignore', label: header, recode: null, audience: null } as const;
    return {
      ...{ column, header, answered, missing, distinct },
      samples: samples.map(show),
      values: values
        .toSorted((a, b) => b.count - a.count)
        .map(({ value, count }) => ({ value: copyText(value), count })),
      suggestion: suggested?.columns[column] ?? unmapped,
    };
  });
  const extra = wideRows > 0 ? [warning('extraCells', wide, [], wideRows)] : [];
  // Sheets hold no cells behind the last filled one of a row.
  const { cutLine } = lastRows;
  const cut = name === '' && cutLine !== null ? [warning('cutOff', [cutLine], [], 1)] : [];
  return {
    ...{ rows, columns, preview },
    recodes: [...(suggested?.recodes ?? [])],
    alternatives: [...(suggested?.alternatives ?? [])],
    stems: [...(suggested?.stems ?? [])],
    warnings: [...extra, ...cut, ...(suggested?.warnings ?? [])],
  };
}
