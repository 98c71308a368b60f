import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import { wordKey } from '../import/word-key.ts';
import type { Unit } from './column-units.ts';
import type { FigureColumns, FigureLayout } from './figure-headings.ts';
import type { GivenFigures, MessageTable } from './message-table.ts';
import type { WrittenShare } from './read-figure.ts';
import type { FigureRow, WrittenFigures } from './read-figure-rows.ts';

interface Target {
  readonly headings: readonly string[];
  readonly errors: FileErrorList;
}

/** Reads what rows have written in the unit of their column; figures that are no percentages go to `errors`. */
const createPercents = (units: ReadonlyMap<number, Unit>, { headings, errors }: Target) => {
  const percentOf = (share: WrittenShare | null, column: number, { line, cells }: FigureRow): number | null => {
    if (!share) return null;
    const factor = share.isPercent || units.get(column) === 'percent' ? 1 : 100;
    const percent = share.number * factor;
    if (percent >= 0 && percent <= 100) return percent;
    const at = { column: column + 1, heading: headings[column] ?? '', cell: (cells[column] ?? '').trim() };
    errors.add('figureNotAPercent', line, { ...at, most: 100 / factor });
    return null;
  };
  return ({ r1, r2, base }: WrittenFigures, columns: FigureColumns, row: FigureRow): GivenFigures => ({
    r1: percentOf(r1, columns.r1, row),
    r2: percentOf(r2, columns.r2, row),
    base,
  });
};

/** Audiences of one variable stand together, whatever stood between their columns, under its first spelling. */
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

/** The table of rows that were read. */
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
