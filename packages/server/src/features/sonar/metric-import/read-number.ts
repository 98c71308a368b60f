import type { DecimalMark } from '@soundings/contract/sonar/metric-file-choices';

/** Words that stand where nothing is known. None of them is 0. */
const nothing = new Set([
  '',
  '-',
  '–',
  '—',
  '.',
  'n/a',
  'na',
  'n.a.',
  '#n/a',
  '#nv',
  'nan',
  'null',
  'none',
  'k. a.',
  'k.a.',
  'keine angabe',
]);

/** Whether a cell tells nothing. */
export const isBlank = (cell: string): boolean => cell.length < 16 && nothing.has(cell.trim().toLowerCase());

const plain = /^[+-]?\d+$/;
const oneMark = /^([+-]?\d+)([.,])(\d+)$/;
/** Thousands, parted by one mark throughout, with or without decimals. */
const grouped = /^([+-]?\d{1,3}(?:([.,'’\u00a0\u202f ])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/u;
const exponent = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d{1,2}$/i;

const otherMark = (mark: string): DecimalMark => (mark === '.' ? ',' : '.');
const digitsOf = (text: string): string => text.replaceAll(/[^\d+-]/gu, '');

/** What a cell says of the mark before decimals; null where it may be either. */
export const markIn = (cell: string): DecimalMark | null => {
  const text = cell.trim();
  const groups = grouped.exec(text);
  if (groups) {
    const [, whole, between, mark] = groups as unknown as [string, string, string, string | undefined];
    if (mark !== undefined) return mark === between ? null : (mark as DecimalMark);
    const isOneGroup = /^[+-]?[1-9]\d{0,2}.\d{3}$/u.test(whole);
    return !/[.,]/.test(between) || isOneGroup
      ? null
      : /^[+-]?0/.test(whole)
        ? (between as DecimalMark)
        : otherMark(between);
  }
  return (oneMark.exec(text)?.[2] as DecimalMark | undefined) ?? null;
};

/**
 * The number in a cell; NaN where it holds none.
 * @param mark before decimals; null where the file does not tell. Then one mark before three digits parts thousands
 *   of what is counted in whole ones, and stands before decimals in anything else.
 */
export const readNumber = (cell: string, mark: DecimalMark | null, isCount: boolean): number => {
  const text = cell.trim().replace('−', '-');
  if (text.length > 40) return Number.NaN;
  if (plain.test(text)) return Number(text);
  const groups = grouped.exec(text);
  const isThousands =
    groups &&
    groups[2] !== groups[3] &&
    markIn(text) !== groups[2] &&
    (mark ?? (isCount ? null : groups[2])) !== groups[2];
  if (groups && isThousands) return Number(`${digitsOf(groups[1]!)}.${groups[4] ?? '0'}`);
  const decimals = oneMark.exec(text);
  if (decimals) return mark !== null && decimals[2] !== mark ? Number.NaN : Number(`${decimals[1]}.${decimals[3]}`);
  return exponent.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};
