import { metricColumns } from './quantities.ts';
import { poolDay } from './raw-days.ts';
import { findPosition, firstKnown, lastKnown, lnMean, type Position, read, readAt } from './read-sums.ts';
import type { DayRange, ScoreSums } from './score-sums.ts';
import { aheadDays, carriedDays, flowDays, growthOver, nearDays, trailing, usualDays } from './weights.ts';

/** A range as offsets into the days of sums, cut to these; the ends are not included. */
export interface Window {
  readonly range: DayRange;
  /** As long as it was asked for. */
  readonly days: number;
  readonly from: number;
  readonly to: number;
  readonly begin: Position;
  readonly end: Position;
  readonly trailing: Position;
  readonly posted: Position;
  /** Whether posts are looked for in more days than the range has. */
  readonly looksBack: boolean;
  readonly carriedFrom: number;
  /** Up to here a first state stands in for the range, and up to `nearTo` it is as good as one of the range. */
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
  const postedFrom = offset(range.to + 1 - Math.max(many, flowDays));
  return {
    range,
    days: many,
    from,
    to,
    begin: findPosition(sums, from),
    end: findPosition(sums, to),
    trailing: findPosition(sums, offset(range.to + 1 - trailing.days)),
    posted: findPosition(sums, postedFrom),
    looksBack: postedFrom < from,
    carriedFrom: offset(range.to - carriedDays),
    aheadTo: offset(range.to + 1 + aheadDays),
    nearTo: offset(range.to + 1 + nearDays(many)),
    growthFrom: offset(range.to - Math.max(many, growthOver.days)),
  };
}

/**
 * Of the last metric that was asked for: how much of it is known, 0 nothing and 1 all; of a flow its sum; whether it is a
 * state that was first asked for long after the range. Overwritten by each of the functions here.
 */
export const known = { share: 0, sum: 0, isFar: false };

/** A flow's pace a day, NaN where it is unknown: `(Σx + 3·μ90) / (d + 3)`. */
export function dailyPace(sums: ScoreSums, brand: number, column: number, window: Window): number {
  known.share = 0;
  known.sum = 0;
  readAt(sums, brand, column, window.end);
  const { value, count } = read;
  if (count === 0) return Number.NaN;
  readAt(sums, brand, column, window.begin);
  const days = count - read.count;
  const sum = Math.max(0, value - read.value);
  if (days <= 0) return Number.NaN;
  readAt(sums, brand, column, window.trailing);
  const trailed = count - read.count;
  if (trailed < trailing.known) return Number.NaN;
  const usual = Math.max(0, value - read.value) / trailed;
  known.share = days / window.days;
  known.sum = sum;
  return (sum + usualDays * usual) / (days + usualDays);
}

/** Whether there was a post in the 28 days before the end, where the range is shorter: for ranges without one. */
export function hasPosted(sums: ScoreSums, brand: number, column: number, { end, posted, looksBack }: Window): boolean {
  if (!looksBack) return false;
  readAt(sums, brand, column, end);
  const { value } = read;
  readAt(sums, brand, column, posted);
  return value > read.value;
}

/**
 * A state: the mean over the known days, else the last one at most 30 days before the end, else the first one that was
 * asked for after it; NaN where there is none.
 */
export function gaugeValue(sums: ScoreSums, brand: number, column: number, window: Window): number {
  readAt(sums, brand, column, window.end);
  const { value, count } = read;
  known.share = 0;
  known.isFar = false;
  if (count === 0) return firstAhead(sums, brand, column, window);
  readAt(sums, brand, column, window.begin);
  if (count > read.count) {
    known.share = 1;
    return Math.max(0, value - read.value) / (count - read.count);
  }
  return lastValue(sums, brand, column, window);
}

/** The last one of the range, else at most 30 days before its end, else the first one after it; NaN where there is none. */
export function lastValue(sums: ScoreSums, brand: number, column: number, window: Window): number {
  const { range, from, to, carriedFrom } = window;
  const day = lastKnown(sums, brand, column, Math.min(from, carriedFrom), to);
  known.isFar = false;
  if (day < 0) return firstAhead(sums, brand, column, window);
  const age = range.to - sums.days.from - day;
  known.share = day >= from ? 1 : 1 - age / (carriedDays + 1);
  return poolDay(sums.pools, brand * metricColumns.length + column, day);
}

/** The first state that was asked for after the range: less of it is known the later it was. */
function firstAhead(sums: ScoreSums, brand: number, column: number, { to, aheadTo, nearTo }: Window): number {
  const day = firstKnown(sums, brand, column, to, aheadTo);
  known.share = day < 0 ? 0 : 1 - (day - to + 1) / (aheadDays + 1);
  known.isFar = day >= nearTo;
  return day < 0 ? Number.NaN : poolDay(sums.pools, brand * metricColumns.length + column, day);
}

/**
 * Growth of followers, a fraction in 30 days: the mean of ln max(F, 1) over the last fifth of the days from the first
 * snapshot to the last one, minus that of the first fifth, over the days between their centres. NaN under two snapshots.
 */
export function followerGrowth(sums: ScoreSums, brand: number, place: number, column: number, window: Window): number {
  const { growthFrom, to } = window;
  const first = firstKnown(sums, brand, column, growthFrom, to);
  if (first < 0) return Number.NaN;
  const last = lastKnown(sums, brand, column, first, to);
  if (last <= first) return Number.NaN;
  const fifth = Math.max(1, Math.floor((last - first + 1) / growthOver.parts));
  const late = lnMean(sums, brand, place, last - fifth + 1, last + 1);
  const early = lnMean(sums, brand, place, first, first + fifth);
  return ((late - early) / (last - first - fifth + 1)) * growthOver.perDays;
}
