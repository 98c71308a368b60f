import type { ResonanceFile, TablePlace } from '@soundings/contract/resonance/mapping';
import { createYield } from '#/platform/event-loop.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { checkMerged } from '#/platform/tables/merged-cells.ts';
import type { OpenTables } from '#/platform/tables/open-tables.ts';
import type { SheetFacts, Table, TableRow } from '#/platform/tables/table.ts';
import { findHeadings } from './find-headings.ts';

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

/**
 * The table of answers: the one that is asked for; without a sheet the first that is filled, unless another one has at
 * least as many columns and more than twice as many filled cells, as beside notes. `isChosen`: it is not the first.
 */
export async function findAnswers(
  file: OpenTables,
  { sheet, ...header }: TablePlace = {},
  signal?: AbortSignal,
): Promise<{ table: HeadedTable; isChosen: boolean }> {
  const largest = sheet === undefined ? await findLargerSheet(file, signal) : undefined;
  const wanted = sheet ?? largest;
  const place = wanted === undefined ? header : { ...header, sheet: wanted };
  return { table: await findTable(file, place, signal), isChosen: largest !== undefined };
}

async function findLargerSheet({ kind, tables }: OpenTables, signal?: AbortSignal): Promise<string | undefined> {
  const shown = tables.filter(({ hidden }) => !hidden).slice(0, maxSheets);
  if (kind !== 'xlsx' || shown.length < 2) return undefined;
  const filled: Measured[] = [];
  for (const table of shown) {
    try {
      const sheet = await measure(table, signal);
      if (sheet.rows > 0) filled.push(sheet);
    } catch (error) {
      // A damaged first sheet is told when it is read.
      if (!(error instanceof UnreadableFileError)) throw error;
      if (filled.length === 0) return undefined;
    }
  }
  const [first] = filled;
  const [most] = filled
    .filter(({ columns }) => columns >= (first?.columns ?? 0))
    .toSorted((a, b) => b.filled - a.filled);
  return first && most && first.filled * 2 < most.filled ? most.name : undefined;
}

const countedRows = 1000;
const maxSheets = 20;

type Sheet = ResonanceFile['sheets'][number];
interface Measured extends Sheet {
  readonly filled: number;
}

async function measure(table: Table, signal?: AbortSignal): Promise<Measured> {
  const batches = table.rows(signal);
  let rows = 0;
  let columns = 0;
  let filled = 0;
  try {
    for await (const batch of batches) {
      rows += batch.length;
      for (const { cells } of batch) {
        columns = Math.max(columns, cells.length);
        for (const cell of cells) if (cell.trim() !== '') filled++;
      }
      if (rows > countedRows) break;
    }
  } finally {
    await batches.return(undefined);
  }
  return { name: table.name, rows: Math.min(rows, countedRows), columns, more: rows > countedRows, filled };
}

export async function listSheets({ kind, tables }: OpenTables, signal?: AbortSignal): Promise<Sheet[]> {
  if (kind !== 'xlsx') return [];
  const sheets: Sheet[] = [];
  for (const table of tables.filter(({ hidden }) => !hidden).slice(0, maxSheets)) {
    try {
      const { filled: _, ...sheet } = await measure(table, signal);
      if (sheet.rows > 0) sheets.push(sheet);
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
    }
  }
  return sheets;
}

export interface HeadedTable {
  readonly name: string;
  readonly headings: readonly string[];
  readonly headerRow: number;
  readonly headerRows: number;
  readonly isCertain: boolean;
  readonly top: readonly TableRow[];
  readonly above: number;
  readonly body: AsyncGenerator<TableRow[]>;
  /** The column that the file itself weights its cases by. */
  readonly weight: number | null;
  /** The labelled answers of each column by code, where the file has a dictionary. */
  readonly labels: readonly (readonly string[])[];
  readonly seen: () => SheetFacts | undefined;
  /** Throws UnreadableFileError where cells below the headings are merged; to be called once `body` is read. */
  readonly checkMerged: () => void;
}

interface HeaderPlace {
  readonly headerRow?: number | undefined;
  readonly headerRows?: number | undefined;
}

const firstRows = 20;
const maxLines = 100;

/**
 * Reads the headings of a table; null where it has no filled row. Throws UnreadableFileError where the row that is to
 * hold them is none.
 */
export async function readHeadedTable(
  table: Table,
  signal?: AbortSignal,
  given: HeaderPlace = {},
): Promise<HeadedTable | null> {
  const { headerRow, headerRows } = table.columns ? { headerRow: 1, headerRows: 1 } : given;
  const batches = table.rows(signal);
  const first: TableRow[] = [];
  const wanted = headerRow === undefined ? firstRows : maxLines + firstRows;
  while (first.length < wanted) {
    const next = await batches.next();
    if (next.done) break;
    first.push(...next.value);
  }
  if (first.length === 0) return null;
  const at = headerRow === undefined ? undefined : first.findIndex(({ line }) => line === headerRow);
  if (at === -1) {
    await batches.return(undefined);
    throw new UnreadableFileError('badMapping_headerRow', { row: headerRow! });
  }
  const looked = first.slice(0, (at ?? 0) + firstRows);
  const { names, from, rows, isCertain } = await findHeadings(looked, createYield(signal), {
    from: at,
    rows: headerRows,
  });
  const body = readBody(first.slice(from + rows), batches);
  await body.next();
  return {
    ...{ name: table.name, headings: names, body, isCertain },
    ...{ headerRow: first[from]!.line, headerRows: rows },
    ...{ top: first.slice(0, Math.max(firstRows / 2, from + rows)), above: from },
    ...{ weight: table.columns?.weight ?? null, labels: table.columns?.labels ?? [] },
    seen: () => table.seen,
    checkMerged: () => checkMerged(table, first[from + rows - 1]!.line),
  };
}

async function* readBody(first: TableRow[], batches: AsyncGenerator<TableRow[]>): AsyncGenerator<TableRow[]> {
  try {
    // Where it stands once it is handed out: `return` closes the file only of a generator that has begun.
    yield [];
    if (first.length > 0) yield first;
    yield* batches;
  } finally {
    await batches.return(undefined);
  }
}
