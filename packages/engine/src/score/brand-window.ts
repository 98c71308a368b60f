import { takeCutMonths } from './month-sums.ts';
import { metricColumns, placeOf } from './quantities.ts';
import { poolDay } from './raw-days.ts';
import { findPosition, firstKnown, lastKnown, lnMean, type Position, readAt } from './read-sums.ts';
import type { DayRange, ScoreSums } from './score-sums.ts';
import { createTotal, type Total } from './sum-days.ts';
import { aheadDays, carriedDays, flowDays, growthOver, nearDays, trailing, usualDays } from './weights.ts';

/** A range as offsets into the days of sums, cut to these; the ends are not included. */
export interface Window {
  readonly range: DayRange;
  readonly days: number;
  readonly from: number;
  readonly to: number;
  readonly begin: Position;
  readonly end: Position;
  readonly trailing: Position;
  readonly trailingFrom: number;
  readonly posted: Position;
  readonly looksBack: boolean;
  readonly carriedFrom: number;
  readonly aheadTo: number;
  readonly nearTo: number;
  readonly growthFrom: number;
}

export function toWindow(sums: ScoreSums, range: DayRange): Window {
  const { days } = sums;
  const length = days.to - days.from + 1;
  const offset = (day: number): number => Math.max(0, Math.min(day - days.from, length));
  const many = range.to - range.from + 1;
  const [from, to] = [offset(range.from), offset(range.to + 1)];
  const trailingFrom = offset(range.to + 1 - trailing.days);
  const postedFrom = offset(range.to + 1 - Math.max(many, flowDays));
  return {
    range,
    days: many,
    from,
    to,
    begin: findPosition(sums, from),
    end: findPosition(sums, to),
    trailing: findPosition(sums, trailingFrom),
    trailingFrom,
    posted: findPosition(sums, postedFrom),
    looksBack: postedFrom < from,
    carriedFrom: offset(range.to - carriedDays),
    aheadTo: offset(range.to + 1 + aheadDays),
    nearTo: offset(range.to + 1 + nearDays(many)),
    growthFrom: offset(range.to - Math.max(many, growthOver.days)),
  };
}

export interface Reading {
  /** How much of the metric is known, 0 nothing and 1 all. */
  share: number;
  sum: number;
  isFar: boolean;
  readonly total: Total;
}

export const createReading = (): Reading => ({ share: 0, sum: 0, isFar: false, total: createTotal() });

/** A flow's pace a day, NaN where it is unknown: `(Σx + 3·μ90) / (d + 3)`. */
export function dailyPace(sums: ScoreSums, brand: number, column: number, window: Window, into: Reading): number {
  const { total } = into;
  into.share = 0;
  into.sum = 0;
  readAt(sums, brand, column, window.end, total);
  const { value, count } = total;
  if (count === 0) return Number.NaN;
  readAt(sums, brand, column, window.begin, total);
  takeSince(total, value, count);
  takeCut(sums, brand, column, window, total);
  const days = total.count;
  const sum = Math.max(0, total.value);
  if (days <= 0) return Number.NaN;
  readAt(sums, brand, column, window.trailing, total);
  takeSince(total, value, count);
  takeCut(sums, brand, column, { from: window.trailingFrom, to: window.to }, total);
  const trailed = total.count;
  if (trailed < trailing.known) return Number.NaN;
  const usual = Math.max(0, total.value) / trailed;
  into.share = days / window.days;
  into.sum = sum;
  return (sum + usualDays * usual) / (days + usualDays);
}

/** Turns the total up to a day into the total since then. */
const takeSince = (total: Total, value: number, count: number): void => {
  total.value = value - total.value;
  total.count = count - total.count;
};

const takeCut = (
  sums: ScoreSums,
  brand: number,
  column: number,
  range: { readonly from: number; readonly to: number },
  total: Total,
): void => {
  const at = placeOf(brand, column);
  if (sums.monthSums.size > 0 && sums.monthSums.has(at)) takeCutMonths(sums, at, range, total);
};

export function hasPosted(
  sums: ScoreSums,
  brand: number,
  column: number,
  { end, posted, looksBack }: Window,
  { total }: Reading,
): boolean {
  if (!looksBack) return false;
  readAt(sums, brand, column, end, total);
  const { value } = total;
  readAt(sums, brand, column, posted, total);
  return value > total.value;
}

/**
 * A state: the mean over the known days, else the last one at most 30 days before the end, else the first one that was
 * asked for after it; NaN where there is none.
 */
export function gaugeValue(sums: ScoreSums, brand: number, column: number, window: Window, into: Reading): number {
  const { total } = into;
  readAt(sums, brand, column, window.end, total);
  const { value, count } = total;
  into.share = 0;
  into.isFar = false;
  if (count === 0) return firstAhead(sums, brand, column, window, into);
  readAt(sums, brand, column, window.begin, total);
  if (count > total.count) {
    into.share = 1;
    return Math.max(0, value - total.value) / (count - total.count);
  }
  return lastValue(sums, brand, column, window, into);
}

/** The last one of the range, else at most 30 days before its end, else the first one after it; NaN where there is none. */
export function lastValue(sums: ScoreSums, brand: number, column: number, window: Window, into: Reading): number {
  const { range, from, to, carriedFrom } = window;
  const day = lastKnown(sums, brand, column, Math.min(from, carriedFrom), to);
  into.isFar = false;
  if (day < 0) return firstAhead(sums, brand, column, window, into);
  const age = range.to - sums.days.from - day;
  into.share = day >= from ? 1 : 1 - age / (carriedDays + 1);
  return poolDay(sums.pools, brand * metricColumns.length + column, day);
}

function firstAhead(
  sums: ScoreSums,
  brand: number,
  column: number,
  { to, aheadTo, nearTo }: Window,
  into: Reading,
): number {
  const day = firstKnown(sums, brand, column, to, aheadTo);
  into.share = day < 0 ? 0 : 1 - (day - to + 1) / (aheadDays + 1);
  into.isFar = day >= nearTo;
  return day < 0 ? Number.NaN : poolDay(sums.pools, brand * metricColumns.length + column, day);
}

/**
 * Growth of followers, a fraction in 30 days: the mean of ln max(F, 1) over the last fifth of the days from the first
 * snapshot to the last one, minus that of the first fifth, over the days between their centres. NaN under two snapshots.
 */
export function followerGrowth(
  sums: ScoreSums,
  brand: number,
  place: number,
  column: number,
  window: Window,
  { total }: Reading,
): number {
  const { growthFrom, to } = window;
  const first = firstKnown(sums, brand, column, growthFrom, to);
  if (first < 0) return Number.NaN;
  const last = lastKnown(sums, brand, column, first, to);
  if (last <= first) return Number.NaN;
  const fifth = Math.max(1, Math.floor((last - first + 1) / growthOver.parts));
  const late = lnMean(sums, brand, place, last - fifth + 1, last + 1, total);
  const early = lnMean(sums, brand, place, first, first + fifth, total);
  return ((late - early) / (last - first - fifth + 1)) * growthOver.perDays;
}
