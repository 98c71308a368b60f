import { cleanCell } from '#/platform/tables/cell-text.ts';

/** First letters of the attribute `t`; `z` stands for `str`, whose first letter `s` (shared) has. */
export const cellTypes = {
  shared: 115,
  boolean: 98,
  error: 101,
  number: 110,
  inline: 105,
  formula: 122,
  date: 100,
} as const;
const smallNumbers = Array.from({ length: 100 }, (_, number) => String(number));

/** The column of a reference as "AB12", from 0. */
export function readColumn(bytes: Buffer, start: number, end: number): number {
  let column = 0;
  for (let i = start; i < end && bytes[i]! >= 65 && column < 1e6; i++) column = column * 26 + (bytes[i]! & 31);
  return column - 1;
}

/** "AB" of the column 27. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

export function readInteger(bytes: Buffer, start: number, end: number): number {
  let value = 0;
  for (let i = start; i < end; i++) {
    const digit = bytes[i]! - 48;
    if (digit >= 0 && digit <= 9) value = value * 10 + digit;
  }
  return value;
}

export function readType(bytes: Buffer, start: number, end: number): number {
  const first = bytes[start] ?? cellTypes.number;
  return first === cellTypes.shared && end - start > 1 ? cellTypes.formula : first;
}

function areDigits(bytes: Buffer, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (bytes[i]! < 48 || bytes[i]! > 57) return false;
  return true;
}

/** A number as a spreadsheet shows it: 15 digits, because files hold 1.1000000000000001 for 1.1. */
export function readNumber(bytes: Buffer, start: number, end: number): string {
  const first = bytes[start]! - 48;
  if (first >= 0 && first <= 9) {
    if (end - start === 1) return smallNumbers[first]!;
    const second = bytes[start + 1]! - 48;
    if (end - start === 2 && first > 0 && second >= 0 && second <= 9) return smallNumbers[first * 10 + second]!;
  }
  if (areDigits(bytes, start, end)) return bytes.toString('latin1', start, end);
  const text = bytes.toString('latin1', start, end).trim();
  const number = Number(text);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : cleanCell(text);
}
