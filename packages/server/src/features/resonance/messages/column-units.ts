import type { FoundFigures } from '@soundings/contract/resonance/mapping';
import type { FileErrorList } from '#/platform/files/file-error-list.ts';
import { type FigureLayout, saysPercent } from './figure-headings.ts';
import type { WrittenShare } from './read-figure.ts';
import type { FigureRow, WrittenFigures } from './read-figure-rows.ts';

export type Unit = FoundFigures['unit'];

interface Target {
  readonly headings: readonly string[];
  readonly errors: FileErrorList;
}

/** A column of shares: `column` from 0. */
interface ShareColumn {
  readonly column: number;
  readonly sharesOf: (row: FigureRow) => WrittenShare | null;
}

/** What the shares of a column that carry no sign of their own look like. */
interface Seen {
  readonly column: number;
  /** Numbers above 0 and at most 1, and those above 1. */
  readonly low: number;
  readonly high: number;
  /** Whether any is between 0 and 1. */
  readonly hasFraction: boolean;
}

const columnsOf = ({ all, audiences }: FigureLayout): ShareColumn[] => {
  const both = (columns: FigureLayout['all'], figuresOf: (row: FigureRow) => WrittenFigures): ShareColumn[] => [
    { column: columns.r1, sharesOf: (row) => figuresOf(row).r1 },
    { column: columns.r2, sharesOf: (row) => figuresOf(row).r2 },
  ];
  return [
    ...both(all, (row) => row.all),
    ...audiences.flatMap(({ columns }, place) => both(columns, (row) => row.audiences[place]!)),
  ].filter(({ column }) => column !== -1);
};

const look = ({ column, sharesOf }: ShareColumn, rows: readonly FigureRow[]): Seen => {
  let [low, high, hasFraction] = [0, 0, false];
  for (const row of rows) {
    const share = sharesOf(row);
    if (!share || share.isPercent) continue;
    if (share.number > 1) high++;
    else if (share.number > 0) low++;
    hasFraction ||= share.number > 0 && share.number < 1;
  }
  return { column, low, high, hasFraction };
};

/** Names the few shares above 1 of a column whose others are fractions: one of the two is a slip. */
const refuseMix = (
  { column, sharesOf }: ShareColumn,
  rows: readonly FigureRow[],
  { headings, errors }: Target,
): void => {
  for (const row of rows) {
    const share = sharesOf(row);
    if (!share || share.isPercent || !(share.number > 1)) continue;
    const at = { column: column + 1, heading: headings[column] ?? '', cell: (row.cells[column] ?? '').trim() };
    errors.add('figureNotAPercent_mixed', row.line, at);
  }
};

/**
 * How each column of shares is written, by its position: a "%" in the heading or a number above 1 says percent, numbers
 * between 0 and 1 say fractions. Whole 0 and 1 say what the other columns say, and percent where these say nothing.
 * Columns that mix both go to `errors`, and so do fractions beside columns in percent: they may be shares below 1 %.
 */
export const findUnits = (rows: readonly FigureRow[], layout: FigureLayout, target: Target): Map<number, Unit> => {
  const { headings, errors } = target;
  const units = new Map<number, Unit>();
  const open: number[] = [];
  const fractions: number[] = [];
  let percents = -1;
  for (const column of columnsOf(layout)) {
    const at = column.column;
    const { low, high, hasFraction } = look(column, rows);
    const isNamed = saysPercent(headings[at] ?? '');
    const isMixed = !isNamed && hasFraction && low > high && high > 0;
    if (isMixed) refuseMix(column, rows, target);
    const isPercent = isNamed || high > 0;
    if (isPercent) units.set(at, 'percent');
    else if (hasFraction) units.set(at, 'fraction');
    else open.push(at);
    if (isPercent && !isMixed && low + high > 0 && percents === -1) percents = at;
    if (!isPercent && hasFraction) fractions.push(at);
  }
  for (const column of percents === -1 ? [] : fractions) {
    const at = { column: column + 1, heading: headings[column] ?? '' };
    errors.add('figureNotAPercent_units', null, { ...at, other: percents + 1, otherHeading: headings[percents] ?? '' });
  }
  const usual = fractions.length > 0 ? 'fraction' : 'percent';
  for (const column of open) units.set(column, usual);
  return units;
};
