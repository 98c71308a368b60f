import type { TableRow } from '#/platform/tables/table.ts';
import type { FigureLayout } from './figure-headings.ts';

export type DecimalMark = '.' | ',';

const lastMark = /([.,])\d+\s*%?$/u;
/** "1.234" may be either; "1.234.567" and "98.5" are not. */
const severalGroups = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})+$/u;
const oneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/u;

const otherMark = (mark: string): DecimalMark => (mark === '.' ? ',' : '.');
const markIn = (text: string): DecimalMark | null => (lastMark.exec(text)?.[1] as DecimalMark | undefined) ?? null;

/** What a base says of the mark; null where it may be either. */
const markOfBase = (text: string): DecimalMark | null => {
  const groups = severalGroups.exec(text);
  if (groups) return otherMark(groups[1]!);
  return oneGroup.test(text) ? null : markIn(text);
};

/**
 * The mark before the decimals in a csv of figures, as its shares and its unmistakable bases show it; null where none
 * does, or both are used. A mark in a share is before decimals: no share has thousands.
 */
export const findDecimalMark = (rows: readonly TableRow[], { all, audiences }: FigureLayout): DecimalMark | null => {
  const found = new Set<DecimalMark>();
  const columns = [all, ...audiences.map((audience) => audience.columns)];
  for (const { cells } of rows) {
    const textAt = (column: number): string => (column === -1 ? '' : (cells[column] ?? '').trim());
    for (const { r1, r2, base } of columns) {
      for (const mark of [markIn(textAt(r1)), markIn(textAt(r2)), markOfBase(textAt(base))]) if (mark) found.add(mark);
    }
    if (found.size === 2) return null;
  }
  return [...found][0] ?? null;
};
