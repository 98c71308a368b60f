import type { FoundFigures } from '@soundings/contract/resonance/mapping';
import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import { wordKey } from '../import/cell-values.ts';
import { type FigureColumns, type FigureLayout, saysCount, saysPercent } from './figure-headings.ts';
import type { GivenFigures, MessageTable } from './message-table.ts';
import type { FigureRow, WrittenFigures, WrittenShare } from './read-figures.ts';

interface Target {
  readonly headings: readonly string[];
  readonly errors: FileErrorList;
}

const createPercents = (units: ReadonlyMap<number, Unit>, { headings, errors }: Target) => {
  const toPercentValue = (share: WrittenShare | null, column: number, { line, cells }: FigureRow): number | null => {
    if (!share) return null;
    const factor = share.isPercent || units.get(column) === 'percent' ? 1 : 100;
    const percent = share.number * factor;
    if (percent >= 0 && percent <= 100) return percent;
    const at = { column: column + 1, heading: headings[column] ?? '', cell: (cells[column] ?? '').trim() };
    errors.add('figureNotAPercent', line, { ...at, most: 100 / factor });
    return null;
  };
  return ({ r1, r2, base }: WrittenFigures, columns: FigureColumns, row: FigureRow): GivenFigures => ({
    r1: toPercentValue(r1, columns.r1, row),
    r2: toPercentValue(r2, columns.r2, row),
    base,
  });
};

const groupVariables = ({ audiences }: FigureLayout) => {
  const groups = new Map<string, { header: string; places: number[] }>();
  for (const [place, { header }] of audiences.entries()) {
    const key = wordKey(header);
    const group = groups.get(key) ?? { header, places: [] };
    groups.set(key, group);
    group.places.push(place);
  }
  return [...groups.values()].map(({ header, places }, variable) => ({
    header,
    places,
    audiences: places.map((place, i) => ({ id: `${variable}.${i}`, label: audiences[place]!.label })),
  }));
};

export const toTable = (
  rows: readonly FigureRow[],
  layout: FigureLayout,
  { units, ...target }: Target & { units: ReadonlyMap<number, Unit> },
): MessageTable => {
  const read = createPercents(units, target);
  const groups = groupVariables(layout);
  const order = groups.flatMap(({ places }) => places);
  return {
    variables: groups.map(({ header, audiences }) => ({ header, audiences })),
    messages: rows.map((row, i) => ({
      ...read(row.all, layout.all, row),
      id: `m${i + 1}`,
      text: row.text,
      audiences: order.map((place) => read(row.audiences[place]!, layout.audiences[place]!.columns, row)),
    })),
  };
};

type Unit = FoundFigures['unit'];

interface ShareColumn {
  readonly column: number;
  readonly readShare: (row: FigureRow) => WrittenShare | null;
}

interface Seen {
  readonly column: number;
  readonly low: number;
  readonly high: number;
  readonly hasFraction: boolean;
  readonly hasSign: boolean;
}

const listColumns = ({ all, audiences }: FigureLayout): ShareColumn[] => {
  const both = (columns: FigureLayout['all'], figuresOf: (row: FigureRow) => WrittenFigures): ShareColumn[] => [
    { column: columns.r1, readShare: (row) => figuresOf(row).r1 },
    { column: columns.r2, readShare: (row) => figuresOf(row).r2 },
  ];
  return [
    ...both(all, (row) => row.all),
    ...audiences.flatMap(({ columns }, place) => both(columns, (row) => row.audiences[place]!)),
  ].filter(({ column }) => column !== -1);
};

const lookAt = ({ column, readShare }: ShareColumn, rows: readonly FigureRow[]): Seen => {
  let [low, high, hasFraction, hasSign] = [0, 0, false, false];
  for (const row of rows) {
    const share = readShare(row);
    hasSign ||= share?.isPercent === true;
    if (!share || share.isPercent) continue;
    if (share.number > 1) high++;
    else if (share.number > 0) low++;
    hasFraction ||= share.number > 0 && share.number < 1;
  }
  return { column, low, high, hasFraction, hasSign };
};

/** Reports the figures that are written otherwise than most of their column. */
const reportMix = (
  { column, readShare }: ShareColumn,
  rows: readonly FigureRow[],
  { headings, errors }: Target,
  usual: Unit,
): void => {
  for (const row of rows) {
    const share = readShare(row);
    if (!share || share.isPercent) continue;
    const isOther = usual === 'fraction' ? share.number > 1 : share.number > 0 && share.number < 1;
    if (!isOther) continue;
    const at = { column: column + 1, heading: headings[column] ?? '', cell: (row.cells[column] ?? '').trim() };
    errors.add(usual === 'fraction' ? 'figureNotAPercent_mixed' : 'figureNotAPercent_below', row.line, at);
  }
};

/**
 * How each column of shares is written, by its position: a "%" in the heading or a number above 1 says percent, numbers
 * between 0 and 1 say fractions. Whole 0 and 1 say what the other columns say, and percent where these say nothing.
 * Columns that mix both go to `errors`, and so do fractions beside columns in percent, which may be shares below 1 %,
 * whole numbers under a heading of a count, and a plain 1 where all other columns have "%" in their cells, which may be
 * 100 %.
 */
export const findUnits = (rows: readonly FigureRow[], layout: FigureLayout, target: Target): Map<number, Unit> => {
  const { headings, errors } = target;
  const units = new Map<number, Unit>();
  const open: number[] = [];
  const fractions: number[] = [];
  const ones: number[] = [];
  let [percents, signs] = [-1, -1];
  for (const column of listColumns(layout)) {
    const at = column.column;
    const { low, high, hasFraction, hasSign } = lookAt(column, rows);
    const isNamed = saysPercent(headings[at] ?? '');
    const isMixed = !isNamed && hasFraction && high > 0;
    if (isMixed) reportMix(column, rows, target, low > high ? 'fraction' : 'percent');
    if (high > 0 && !isNamed && !hasFraction && !hasSign && saysCount(headings[at] ?? ''))
      errors.add('figureNotAPercent_count', null, { column: at + 1, heading: headings[at] ?? '' });
    const isPercent = isNamed || high > 0;
    if (isPercent) units.set(at, 'percent');
    else if (hasFraction) units.set(at, 'fraction');
    else open.push(at);
    if (hasSign && signs === -1) signs = at;
    if (!isPercent && !hasFraction && !hasSign && low > 0) ones.push(at);
    if (isPercent && !isMixed && low + high > 0 && percents === -1) percents = at;
    if (!isPercent && hasFraction) fractions.push(at);
  }
  const other = percents === -1 ? signs : percents;
  const unsure = percents !== -1 ? fractions : fractions.length > 0 ? [] : ones;
  for (const column of other === -1 ? [] : unsure) {
    const at = { column: column + 1, heading: headings[column] ?? '' };
    errors.add('figureNotAPercent_units', null, { ...at, other: other + 1, otherHeading: headings[other] ?? '' });
  }
  const usual = fractions.length > 0 ? 'fraction' : 'percent';
  for (const column of open) units.set(column, usual);
  return units;
};
