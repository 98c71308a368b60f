import { importLimits } from './import-limits.ts';

const numberPattern = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d{1,3})?$/i;

/** The number in a cell, with a decimal point or comma; NaN where it holds none. "TRUE" and "FALSE" are 1 and 0. */
export function parseNumber(cell: string): number {
  if (cell.length > importLimits.trimmedCharacters) return Number.NaN;
  const text = cell.trim();
  if (numberPattern.test(text)) return Number(text.replace(',', '.'));
  const word = text.toLowerCase();
  return word === 'true' ? 1 : word === 'false' ? 0 : Number.NaN;
}
