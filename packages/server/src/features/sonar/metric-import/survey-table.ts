import type { DateOrder, DecimalMark } from '@soundings/contract/sonar/metric-file-choices';
import { createBreath } from '#/platform/breathe.ts';
import type { TableRow } from '#/platform/files/table-row.ts';
import type { MetricTable } from './open-metric-table.ts';
import { possibleOrders, readDate, readMonthOfYear } from './read-date.ts';
import { isBlank, markIn } from './read-number.ts';

/** What the cells of a column show, seen all together. */
interface SurveyedColumn {
  isBlank: boolean;
  /** Orders that its dates with slashes rule out, and whether there are such dates. */
  hasSlashes: boolean;
  readonly impossible: Set<DateOrder>;
  /** Marks that can only stand before decimals. */
  readonly marks: Set<DecimalMark>;
  /** The first filled cells. */
  readonly samples: string[];
}

export interface Survey {
  readonly rows: number;
  readonly firstRows: readonly TableRow[];
  readonly columns: readonly SurveyedColumn[];
}

const samplesKept = 50;
/** Longer cells are neither numbers nor dates. */
const longest = 64;

const see = (column: SurveyedColumn, cell: string): void => {
  if (isBlank(cell)) return;
  column.isBlank = false;
  if (column.samples.length < samplesKept) column.samples.push(cell.trim());
  if (cell.length > longest) return;
  const mark = markIn(cell);
  if (mark) column.marks.add(mark);
  const orders = possibleOrders(cell);
  if (orders.length === 0) return;
  column.hasSlashes = true;
  if (!orders.includes('dayFirst')) column.impossible.add('dayFirst');
  if (!orders.includes('monthFirst')) column.impossible.add('monthFirst');
};

/** Looks at every row of a table once. Throws what reading it throws. */
export const surveyTable = async (table: MetricTable, shown: number, signal?: AbortSignal): Promise<Survey> => {
  const breathe = createBreath(signal);
  const columns = table.headings.map(
    (): SurveyedColumn => ({ isBlank: true, hasSlashes: false, impossible: new Set(), marks: new Set(), samples: [] }),
  );
  const firstRows: TableRow[] = [];
  let rows = 0;
  for await (const batch of table.rows()) {
    for (const { cells } of batch) {
      for (const [at, column] of columns.entries()) see(column, cells[at] ?? '');
      if (breathe.isDue()) await breathe();
    }
    if (firstRows.length < shown) firstRows.push(...batch.slice(0, shown - firstRows.length));
    rows += batch.length;
  }
  return { rows, firstRows, columns };
};

/** The order that a column's other dates leave; null where they leave both, or none. */
export const orderOf = ({ impossible }: SurveyedColumn): DateOrder | null => {
  if (impossible.size !== 1) return null;
  return impossible.has('dayFirst') ? 'monthFirst' : 'dayFirst';
};

/** The mark before decimals in some columns; null where none shows it, or they show both. */
export const markOf = (columns: readonly SurveyedColumn[]): DecimalMark | null => {
  const marks = new Set(columns.flatMap((column) => [...column.marks]));
  return marks.size === 1 ? [...marks][0]! : null;
};

const most = (samples: readonly string[], is: (sample: string) => boolean): boolean =>
  samples.length > 0 && samples.filter(is).length * 2 > samples.length;

/** Whether most cells are days or months with their year; whether most are months alone. */
export const holdsDates = ({ samples }: SurveyedColumn): boolean =>
  most(
    samples,
    (sample) => readDate(sample, 'dayFirst') !== 'notADate' || readDate(sample, 'monthFirst') !== 'notADate',
  );
export const holdsMonths = ({ samples }: SurveyedColumn): boolean =>
  most(samples, (sample) => readMonthOfYear(sample) !== null);
