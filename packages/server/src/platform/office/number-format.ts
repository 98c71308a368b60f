import { tableLimits } from '#/platform/tables/table.ts';

const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

const secondsPerDay = 86_400;

export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  // Excel ends codes here; the pattern below takes quadratic time.
  if (code.length > tableLimits.formatCharacters) return false;
  // Quoted text, escaped characters, padding and [Red] or [$-407] say nothing; [h] does.
  const bare = code.replace(/"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return !/general/i.test(bare) && /[ymdhs]/i.test(bare);
}

/** Whole numbers up to it are ratings, codes or counts that someone's sheet shows as days of the first month it knows. */
const greatestNumber = 31;

/**
 * A date serial as YYYY-MM-DD, below 1 (a time only) as HH:MM:SS; a whole number up to 31 stays one.
 * `is1904`: the workbook counts from 1904-01-01. Numbers that are no date of the years up to 9999 stay numbers.
 */
export function excelDate(serial: number, is1904: boolean): string {
  if (!(serial >= 0 && serial < 2_958_466)) return String(serial);
  if (Number.isInteger(serial) && serial <= greatestNumber) return String(serial);
  if (serial < 1) return new Date(Math.round(serial * secondsPerDay) * 1000).toISOString().slice(11, 19);
  // Excel's 1900 was a leap year: serials up to 60 are one day behind.
  const shifted = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  return new Date((Math.floor(shifted) - 25_569) * secondsPerDay * 1000).toISOString().slice(0, 10);
}

/** Whether a number format shows 0.45 as 45%; `code` is the workbook's own format, if `id` has one. Excel's are 9 and 10. */
export function isPercentFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return id === 9 || id === 10;
  if (code.length > tableLimits.formatCharacters) return false;
  // Quoted text, escaped characters, padding and [Red] say nothing.
  return code.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '').includes('%');
}
