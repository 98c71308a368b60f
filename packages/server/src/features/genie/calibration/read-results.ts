import { genieLimits, resultLimits } from '@soundings/contract/genie/genie-choices';
import { textKey } from '#/features/writing/text-key.ts';
import { readWrittenCell } from '#/platform/csv/write-csv.ts';
import { createYield } from '#/platform/event-loop.ts';
import { FileErrorList } from '#/platform/tables/file-errors.ts';
import { footRows, reportFootRows } from '#/platform/tables/foot-row.ts';
import { openTables } from '#/platform/tables/open-tables.ts';
import type { TableRow } from '#/platform/tables/table.ts';

export interface ReadResult {
  readonly text: string;
  readonly key: string;
  readonly shown: number;
  readonly clicked: number;
}

const columnWords = {
  message: ['message', 'messages', 'headline', 'title', 'text', 'ad', 'ad text', 'subject', 'nachricht', 'botschaft'],
  shown: [
    ...['shown', 'impressions', 'views', 'sent', 'delivered', 'displays'],
    ...['gezeigt', 'impressionen', 'einblendungen', 'ausgespielt', 'gesendet'],
  ],
  clicked: ['clicked', 'clicks', 'click', 'link clicks', 'geklickt', 'klicks', 'klick'],
} as const;
/** What several tests in one file are told apart by. */
const testWords = ['test', 'tests', 'test id', 'testid', 'experiment', 'experiment id', 'clickability test id'];
type ColumnRole = keyof typeof columnWords;
const roles = Object.keys(columnWords) as ColumnRole[];

interface Column {
  readonly index: number;
  readonly heading: string;
}

/** Reads message, shown and clicked of an xlsx or csv file. Throws UnreadableFileError and the signal's reason. */
export const readResults = async (
  path: string,
  signal: AbortSignal,
): Promise<{ results: ReadResult[]; errors: FileErrorList }> => {
  const errors = new FileErrorList();
  const results: ReadResult[] = [];
  const [head, ...rows] = await readTable(path, signal);
  const columns = head ? findColumns(head, errors) : null;
  if (!columns) {
    if (!head) errors.add('noResults', null, {});
    return { results, errors };
  }
  const yieldToEventLoop = createYield(signal);
  const lines = new Map<string, number>();
  for (const row of rows) {
    const result = readRow(row, columns, errors);
    if (result) {
      const first = lines.get(result.key);
      if (first !== undefined) errors.add('resultTwice', row.line, { message: result.text, first });
      else lines.set(result.key, row.line);
      results.push(result);
    }
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  if (head) reportTests(head, rows, errors);
  const totalLine = reportTotal(results, lines, errors);
  const textOf = ({ cells }: TableRow): string => (cells[columns.message.index] ?? '').trim();
  reportFootRows(
    rows
      .slice(-footRows)
      .filter(({ line }) => line !== totalLine)
      .map((row) => ({ text: textOf(row), line: row.line })),
    errors,
  );
  if (errors.isEmpty && results.length < 2) errors.add('noResults', null, {});
  const beyond = rows[resultLimits.rows];
  if (beyond) errors.add('tooManyResults', beyond.line, { most: resultLimits.rows });
  return { results, errors };
};

const readTable = async (path: string, signal: AbortSignal): Promise<TableRow[]> => {
  const file = await openTables(path, signal);
  try {
    for (const table of file.tables.filter(({ hidden }) => !hidden)) {
      const rows: TableRow[] = [];
      for await (const batch of table.rows(signal)) {
        const asWritten = ({ line, cells }: TableRow): TableRow => ({ line, cells: cells.map(readWrittenCell) });
        rows.push(...(file.kind === 'csv' ? batch.map(asWritten) : batch));
        if (rows.length > resultLimits.rows + 1) break;
      }
      if (rows.length > 0) return rows;
    }
    return [];
  } finally {
    file.close();
  }
};

const findColumns = ({ line, cells }: TableRow, errors: FileErrorList): Record<ColumnRole, Column> | null => {
  const headings = cells.map((cell) => cell.trim());
  const found: Partial<Record<ColumnRole, Column>> = {};
  for (const [index, heading] of headings.entries()) {
    const role = roles.find((one) => (columnWords[one] as readonly string[]).includes(wordsIn(heading)));
    if (!role) continue;
    const before = found[role];
    if (before) errors.add('noResultColumn_twice', line, { first: before.index + 1, column: index + 1, heading });
    else found[role] = { index, heading };
  }
  for (const role of roles) {
    if (!found[role]) errors.add(`noResultColumn_${role}`, line, { headings: headings.filter(Boolean) });
  }
  return errors.isEmpty ? (found as Record<ColumnRole, Column>) : null;
};

const reportTests = ({ line, cells }: TableRow, rows: readonly TableRow[], errors: FileErrorList): void => {
  const index = cells.findIndex((heading) => testWords.includes(wordsIn(heading)));
  if (index < 0) return;
  const tests = new Set(rows.map((row) => (row.cells[index] ?? '').trim()).filter(Boolean));
  if (tests.size > 1) {
    errors.add('resultTests', line, { column: index + 1, heading: cells[index]!.trim(), count: tests.size });
  }
};

/** Fewer rows may be a half and its equal by chance. */
const fewestWithTotal = 4;

/**
 * A last row that says what all others say together, whatever it is called.
 * @returns its line, null where there is none
 */
const reportTotal = (
  results: readonly ReadResult[],
  lines: ReadonlyMap<string, number>,
  errors: FileErrorList,
): number | null => {
  const last = results.at(-1);
  if (last === undefined || results.length < fewestWithTotal) return null;
  const sumOf = (of: 'shown' | 'clicked') => results.reduce((sum, result) => sum + result[of], 0);
  if (sumOf('shown') !== 2 * last.shown || sumOf('clicked') !== 2 * last.clicked) return null;
  const { text: message, key, shown, clicked } = last;
  const line = lines.get(key) ?? null;
  errors.add('resultTotal', line, { message, shown, clicked });
  return line;
};

const wordsIn = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ')
    .trim();

const readRow = (
  { line, cells }: TableRow,
  columns: Record<ColumnRole, Column>,
  errors: FileErrorList,
): ReadResult | null => {
  const place = ({ index, heading }: Column) => ({ column: index + 1, heading });
  const cell = (role: ColumnRole): string => (cells[columns[role].index] ?? '').trim();
  const text = cell('message');
  const tooLong = { ...place(columns.message), cell: text, most: genieLimits.message };
  if (text === '') errors.add('resultWithoutMessage', line, place(columns.message));
  else if (text.length > genieLimits.message) errors.add('resultMessageTooLong', line, tooLong);
  const [shown, clicked] = (['shown', 'clicked'] as const).map((role) => {
    const count = readCount(cell(role));
    if (count === null) errors.add('resultNotACount', line, { ...place(columns[role]), cell: cell(role) });
    return count;
  });
  if (shown === 0) errors.add('resultNotACount_never', line, place(columns.shown));
  if (text === '' || shown == null || clicked == null || shown === 0) return null;
  if (clicked > shown) errors.add('resultClickedMore', line, { clicked, shown });
  return { text, key: textKey(text), shown, clicked };
};

/** Digits, with marks only between thousands: 1200, 1,200, 1.200, 1 200, and 1200.0 as spreadsheets write it. */
const readCount = (cell: string): number | null => {
  const text = cell.replace(/[.,]0{1,2}$/, '');
  const digits = /^\d{1,3}([.,'’\u00a0\u202f ]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;
  const count = /^\d{1,9}$/.test(digits) ? Number(digits) : null;
  return count !== null && count <= 2_000_000_000 ? count : null;
};
