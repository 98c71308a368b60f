import type { DateOrder, DecimalMark } from '@soundings/contract/sonar/metric-file-choices';
import type { TimeSpan } from '../days.ts';
import { toWords } from './metric-words.ts';

/** A day, or a month without a day: `YYYY-MM-DD` and `YYYY-MM`. */
export interface ReadDate {
  readonly kind: 'day' | 'month';
  readonly text: string;
}

type DateProblem = 'notADate' | 'eitherOrder' | 'noYear';

const names = [
  ['jan', 'january', 'januar', 'janner'],
  ['feb', 'february', 'februar', 'feber'],
  ['mar', 'march', 'marz', 'mrz', 'maerz'],
  ['apr', 'april'],
  ['may', 'mai'],
  ['jun', 'june', 'juni'],
  ['jul', 'july', 'juli'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['oct', 'october', 'okt', 'oktober'],
  ['nov', 'november'],
  ['dec', 'december', 'dez', 'dezember'],
];
const monthByName = new Map(names.flatMap((given, index) => given.map((name) => [name, index + 1] as const)));

export const readMonthOfYear = (cell: string): number | null => {
  const text = cell.trim();
  if (/^\d{1,2}(?:[.,]0+)?$/.test(text)) {
    const month = Number.parseInt(text, 10);
    return month >= 1 && month <= 12 ? month : null;
  }
  return monthByName.get(toWords(text)) ?? null;
};

const pad = (number: number): string => String(number).padStart(2, '0');
export const monthText = (year: number, month: number): string => `${year}-${pad(month)}`;

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

const day = (year: number, month: number, date: number): ReadDate | DateProblem => {
  const time = new Date(Date.UTC(year, month - 1, date));
  const isThere = time.getUTCMonth() === month - 1 && time.getUTCDate() === date && year >= 1000;
  return isThere ? { kind: 'day', text: `${monthText(year, month)}-${pad(date)}` } : 'notADate';
};

const toMonth = (year: number, month: number): ReadDate | DateProblem =>
  month >= 1 && month <= 12 ? { kind: 'month', text: monthText(year, month) } : 'notADate';

const time = String.raw`(?:[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s?[ap]\.?m\.?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${time}$`, 'i');
const packed = new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})${time}$`, 'i');
const dotted = new RegExp(String.raw`^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})${time}$`, 'i');
const slashed = new RegExp(String.raw`^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})${time}$`, 'i');
const yearAndMonth = /^(\d{4})[-/.](\d{1,2})$/;
const monthAndYear = /^(\d{1,2})[-/.](\d{4})$/;

const excelMonth = /^\p{L}+\.?-\d{2}$/u;

/** `12. März 2016`, `March 12, 2016`, `Mar 2016`. */
const readNamed = (text: string): ReadDate | DateProblem => {
  const words = toWords(text).split(' ');
  const at = words.findIndex((word) => monthByName.has(word));
  if (at === -1 || words.length < 2 || words.length > 3) return 'notADate';
  const month = monthByName.get(words[at]!)!;
  const numbers = words.toSpliced(at, 1).map((word) => word.replace(/(?<=\d)(st|nd|rd|th)$/, ''));
  if (!numbers.every((number) => /^\d{1,2}$|^\d{4}$/.test(number))) return 'notADate';
  const [first, second] = numbers as [string, string | undefined];
  // Excel writes May 2026 as "May-26" and the 26th as "26-May"; "May 26" may be both.
  const isMonth = first.length === 4 || excelMonth.test(text);
  if (second === undefined) return isMonth ? toMonth(fullYear(first), month) : 'noYear';
  return first.length === 4 ? day(Number(first), month, Number(second)) : day(fullYear(second), month, Number(first));
};

const longest = 64;

export const possibleOrders = (cell: string): readonly DateOrder[] => {
  const match = slashed.exec(cell.trim());
  if (!match) return [];
  const [first, second] = [Number(match[1]), Number(match[3])];
  return [...(second <= 12 ? (['dayFirst'] as const) : []), ...(first <= 12 ? (['monthFirst'] as const) : [])];
};

/**
 * The day or month in a cell. The time and its zone are left out: a day is what the file calls it.
 * Dots part days, months and years in this order; with slashes the order has to be known, unless both mean the same.
 * Years of two digits are of this century.
 */
export const readDate = (cell: string, order: DateOrder | null): ReadDate | DateProblem => {
  const text = cell.trim();
  if (text.length > longest) return 'notADate';
  const first = yearFirst.exec(text);
  if (first) return day(Number(first[1]), Number(first[3]), Number(first[4]));
  const slash = slashed.exec(text);
  // "26-05-01" may begin with the year.
  if (slash && slash[2] === '-' && slash[4]!.length === 2) return 'noYear';
  if (slash) return readSlashed(Number(slash[1]), Number(slash[3]), fullYear(slash[4]!), order);
  const dots = dotted.exec(text);
  if (dots) return day(fullYear(dots[3]!), Number(dots[2]), Number(dots[1]));
  const month = yearAndMonth.exec(text);
  if (month) return toMonth(Number(month[1]), Number(month[2]));
  const reversed = monthAndYear.exec(text);
  if (reversed) return toMonth(Number(reversed[2]), Number(reversed[1]));
  const digits = packed.exec(text);
  if (digits) return day(Number(digits[1]), Number(digits[2]), Number(digits[3]));
  return readNamed(text);
};

const clock = /[T ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?(?:\s?([ap])\.?m\.?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;

/** Whether a cell tells a time of day, with its zone or without. Midnight alone is none: so tables write a day. */
export const readClock = (cell: string): 'zoned' | 'bare' | null => {
  const read = clock.exec(cell.trim());
  const seconds = read && readSeconds(read);
  if (seconds === null) return null;
  if (read![5]) return 'zoned';
  return seconds > 0 ? 'bare' : null;
};

/** Of a day; null where no clock shows them. */
const readSeconds = ([, hours, minutes, seconds = '0', half]: RegExpExecArray): number | null => {
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const isTime = hour < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  return isTime ? hour * 3600 + Number(minutes) * 60 + Number(seconds) : null;
};

const dayMs = 86_400_000;

interface Moment {
  /** Where no time is told, when the day begins in UTC. */
  readonly publishedAt: Date;
  readonly isTimed: boolean;
  /** The day where its clock shows the time. */
  readonly day: TimeSpan;
}

/**
 * The moment in a cell whose day is known.
 * @param toInstant of what clocks show where times name no zone, in milliseconds as if it was UTC
 */
export const readMoment = (cell: string, date: string, toInstant: (shown: number) => number): Moment => {
  const read = clock.exec(cell.trim());
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const seconds = read && readSeconds(read);
  const zone = read?.[5];
  if (seconds === null || (seconds === 0 && !zone)) return toMoment(midnight, false, midnight, (shown) => shown);
  const [, sign, ahead, minutesAhead] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? [];
  const offset = sign ? (sign === '-' ? -1 : 1) * (Number(ahead) * 60 + Number(minutesAhead)) : 0;
  return toMoment(midnight + 1000 * seconds, true, midnight, zone ? (shown) => shown - 60_000 * offset : toInstant);
};

const toMoment = (shown: number, isTimed: boolean, midnight: number, toInstant: (shown: number) => number): Moment => ({
  publishedAt: new Date(toInstant(shown)),
  isTimed,
  day: { from: new Date(toInstant(midnight)), before: new Date(toInstant(midnight + dayMs)) },
});

const readSlashed = (first: number, second: number, year: number, order: DateOrder | null): ReadDate | DateProblem => {
  if (order === 'dayFirst') return day(year, second, first);
  if (order === 'monthFirst') return day(year, first, second);
  if (first !== second && first <= 12 && second <= 12) return 'eitherOrder';
  return first > 12 ? day(year, second, first) : day(year, first, second);
};

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

export const isBlank = (cell: string): boolean => cell.length < 16 && nothing.has(cell.trim().toLowerCase());

const plain = /^[+-]?\d+$/;
const oneMark = /^([+-]?\d+)([.,])(\d+)$/;
const grouped = /^([+-]?\d{1,3}(?:([.,'’\u00a0\u202f ])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/u;
const exponent = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d{1,2}$/i;

const otherMark = (mark: string): DecimalMark => (mark === '.' ? ',' : '.');
const keepDigits = (text: string): string => text.replaceAll(/[^\d+-]/gu, '');

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
  if (groups && isThousands) return Number(`${keepDigits(groups[1]!)}.${groups[4] ?? '0'}`);
  const decimals = oneMark.exec(text);
  if (decimals) return mark !== null && decimals[2] !== mark ? Number.NaN : Number(`${decimals[1]}.${decimals[3]}`);
  return exponent.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};
