import { type DateOrder, type DecimalMark, metricFileLimits } from '@soundings/contract/sonar/metric-file-choices';
import { createYield } from '#/platform/event-loop.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { checkMerged } from '#/platform/tables/merged-cells.ts';
import { openTables } from '#/platform/tables/open-tables.ts';
import type { Table, TableRow } from '#/platform/tables/table.ts';
import { type CountsAsWritten, noCounts, seeCount } from './counts-as-written.ts';
import { recogniseNetwork } from './metric-words.ts';
import { isBlank, markIn, possibleOrders, readClock, readDate, readMonthOfYear } from './read-cells.ts';

export interface MetricTable {
  readonly headings: readonly string[];
  readonly headLine: number;
  readonly sheet: string;
  /** Filled ones that are not read. */
  readonly otherSheets: readonly string[];
  /** To be called once the rows are read. */
  readonly hiddenRows: () => number;
  /** Throws UnreadableFileError where cells below the headings are merged; to be called once the rows are read. */
  readonly checkMerged: () => void;
  /** Whether rows have the cells that the file writes: those of a sheet end with their last filled one. */
  readonly isText: boolean;
  rows(): AsyncGenerator<readonly TableRow[]>;
}

const headRows = 10;
const countFilled = ({ cells }: TableRow): number => cells.filter((cell) => cell.trim() !== '').length;

/** The first row that is no title: titles fill less than half of the cells that the others do. */
const findHead = async (batches: AsyncGenerator<TableRow[]>): Promise<TableRow | null> => {
  const first: TableRow[] = [];
  for await (const batch of batches) {
    first.push(...batch.slice(0, headRows));
    if (first.length >= headRows) break;
  }
  const rows = first.slice(0, headRows);
  const width = Math.max(...rows.map(countFilled));
  const at = Math.max(
    0,
    rows.findIndex((row) => countFilled(row) * 2 >= width && countFilled(row) > 1),
  );
  const [head, above] = [rows[at], rows[at - 1]];
  return head && above ? { ...head, cells: underNetworks(above.cells, head.cells) } : (head ?? null);
};

/** Headings with the network that stands in the row above them, over all of its columns: "Facebook" over "Posts". */
const underNetworks = (above: readonly string[], headings: readonly string[]): string[] => {
  let network = '';
  return headings.map((heading, column) => {
    const over = above[column]?.trim() ?? '';
    if (over !== '') network = recogniseNetwork(over) ? over : '';
    return network !== '' && heading.trim() !== '' ? `${network} ${heading}` : heading;
  });
};

const rowsPerBatch = 500;

/**
 * Gives the table of an xlsx or csv file to a step; null where no sheet has a filled row. Throws UnreadableFileError
 * and the signal's reason.
 */
export const withMetricTable = async <T>(
  path: string,
  signal: AbortSignal | undefined,
  use: (table: MetricTable | null) => Promise<T>,
): Promise<T> => {
  const file = await openTables(path, signal, { percentSigns: true });
  try {
    const headed: { readonly table: Table; readonly head: TableRow }[] = [];
    for (const table of file.tables.filter(({ hidden }) => !hidden)) {
      const head = await findHead(table.rows(signal));
      if (head) headed.push({ table, head });
    }
    const [first, ...others] = headed;
    return await use(first ? toMetricTable(first.table, first.head, others, signal) : null);
  } finally {
    file.close();
  }
};

const toMetricTable = (
  table: Table,
  head: TableRow,
  others: readonly { readonly table: Table }[],
  signal: AbortSignal | undefined,
): MetricTable => {
  async function* rows() {
    for await (const batch of table.rows(signal)) {
      const below = batch[0]!.line > head.line ? batch : batch.filter(({ line }) => line > head.line);
      for (let at = 0; at < below.length; at += rowsPerBatch) yield below.slice(at, at + rowsPerBatch);
    }
  }
  const { columns: most } = metricFileLimits;
  if (head.cells.length > most) throw new UnreadableFileError('tooManyColumns_sheet', { most });
  return {
    headings: head.cells.map((cell) => cell.trim()),
    headLine: head.line,
    sheet: table.name,
    otherSheets: others.map((other) => other.table.name),
    isText: table.seen === undefined,
    hiddenRows: () => table.seen?.hiddenRows ?? 0,
    checkMerged: () => checkMerged(table, head.line),
    rows,
  };
};

interface SurveyedColumn {
  isBlank: boolean;
  hasSlashes: boolean;
  hasTimes: boolean;
  hasBareTimes: boolean;
  readonly impossible: Set<DateOrder>;
  readonly marks: Set<DecimalMark>;
  readonly counts: CountsAsWritten;
  readonly samples: string[];
}

export interface Survey {
  readonly rows: number;
  readonly firstRows: readonly TableRow[];
  readonly columns: readonly SurveyedColumn[];
}

const samplesKept = 50;
const longest = 64;

const see = (column: SurveyedColumn, cell: string): void => {
  if (isBlank(cell)) return;
  column.isBlank = false;
  if (column.samples.length < samplesKept) column.samples.push(cell.trim());
  if (cell.length > longest) return;
  const time = readClock(cell);
  column.hasTimes ||= time !== null;
  column.hasBareTimes ||= time === 'bare';
  const mark = markIn(cell);
  if (mark) column.marks.add(mark);
  const orders = possibleOrders(cell);
  if (orders.length === 0) return;
  column.hasSlashes = true;
  if (!orders.includes('dayFirst')) column.impossible.add('dayFirst');
  if (!orders.includes('monthFirst')) column.impossible.add('monthFirst');
};

/** @param countsOf the columns, from 1, in which a row has whole numbers; none where that is not known yet */
export const surveyTable = async (
  table: MetricTable,
  { shown, countsOf }: { shown: number; countsOf?: (row: TableRow) => readonly number[] },
  signal?: AbortSignal,
): Promise<Survey> => {
  const yieldToEventLoop = createYield(signal);
  const columns = table.headings.map(
    (): SurveyedColumn => ({
      ...{ isBlank: true, hasSlashes: false, hasTimes: false, hasBareTimes: false, samples: [] },
      ...{ impossible: new Set(), marks: new Set(), counts: noCounts() },
    }),
  );
  const firstRows: TableRow[] = [];
  let rows = 0;
  for await (const batch of table.rows()) {
    for (const row of batch) {
      const { cells } = row;
      for (const [at, column] of columns.entries()) see(column, cells[at] ?? '');
      for (const column of countsOf?.(row) ?? []) {
        const seen = columns[column - 1];
        if (seen) seeCount(seen.counts, cells[column - 1] ?? '');
      }
      if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    }
    if (firstRows.length < shown) firstRows.push(...batch.slice(0, shown - firstRows.length));
    rows += batch.length;
  }
  table.checkMerged();
  return { rows, firstRows, columns };
};

export const findDateOrder = ({ impossible }: SurveyedColumn): DateOrder | null => {
  if (impossible.size !== 1) return null;
  return impossible.has('dayFirst') ? 'monthFirst' : 'dayFirst';
};

export const findDecimalMark = (columns: readonly SurveyedColumn[]): DecimalMark | null => {
  const marks = new Set(columns.flatMap((column) => [...column.marks]));
  return marks.size === 1 ? [...marks][0]! : null;
};

const most = (samples: readonly string[], is: (sample: string) => boolean): boolean =>
  samples.length > 0 && samples.filter(is).length * 2 > samples.length;

export const holdsDates = ({ samples }: SurveyedColumn): boolean =>
  most(
    samples,
    (sample) => readDate(sample, 'dayFirst') !== 'notADate' || readDate(sample, 'monthFirst') !== 'notADate',
  );
export const holdsMonths = ({ samples }: SurveyedColumn): boolean =>
  most(samples, (sample) => readMonthOfYear(sample) !== null);
