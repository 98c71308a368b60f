import { isMissing } from '../import/is-missing.ts';
import { parseNumber } from '../import/parse-number.ts';
import type { DecimalMark } from './find-decimal-mark.ts';

/** A share as a cell has it: `isPercent` where it says so itself ("45 %"), else the file's other shares tell the unit. */
export interface WrittenShare {
  /** NaN where the cell holds no number. */
  readonly number: number;
  readonly isPercent: boolean;
}

/** Null where the cell gives none. */
export const readShare = (cell: string): WrittenShare | null => {
  if (isMissing(cell)) return null;
  const text = cell.trim();
  const isPercent = text.endsWith('%');
  return { number: parseNumber(isPercent ? text.slice(0, -1) : text), isPercent };
};

const grouped = /^[1-9]\d{0,2}(?:(['’\u00a0\u202f ])\d{3}(?:\1\d{3})*|([.,])\d{3}(?:\2\d{3})+)$/u;
const oneGroup = /^[1-9]\d{0,2}([.,])\d{3}$/u;

/** Whether a base is a count in thousands or a number with decimals, which nothing in the file tells. */
export const isAmbiguousBase = (cell: string, decimalMark: DecimalMark | null): boolean =>
  decimalMark === null && oneGroup.test(cell.trim());

/**
 * How many answered, with or without marks between the thousands; null where the cell gives none, NaN for no count.
 * One mark before three digits parts thousands only where the file's decimal mark is the other one.
 */
export const readBase = (cell: string, decimalMark: DecimalMark | null): number | null => {
  if (isMissing(cell)) return null;
  const text = cell.trim();
  const mark = oneGroup.exec(text)?.[1];
  if (mark && (decimalMark === null || mark === decimalMark)) return Number.NaN;
  const number = mark || grouped.test(text) ? Number(text.replaceAll(/\D/gu, '')) : parseNumber(text);
  return Number.isSafeInteger(number) && number >= 0 && number <= 1e9 ? number : Number.NaN;
};
