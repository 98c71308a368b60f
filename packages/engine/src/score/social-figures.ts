import type { MetricKind, MetricName } from '@soundings/contract/sonar/metrics';
import { type ScoreName, trendLimits } from '@soundings/contract/sonar/score-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { createReading, gaugeValue, lastValue, toWindow, type Window } from './brand-window.ts';
import type { ScoreRanges } from './calculate.ts';
import { scoreInputs } from './confidence.ts';
import { readDays } from './month-sums.ts';
import { accountBit, cappedColumns, metricColumns, placeOf } from './quantities.ts';
import { lastKnown, readRange } from './read-sums.ts';
import { limitOf } from './running-sums.ts';
import type { DayRange, ScoreSums } from './score-sums.ts';
import { trailing } from './weights.ts';

export interface SocialFigureOf {
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly comparable: number | null;
  readonly compareTo: number | null;
  readonly trend: number | null;
  readonly days: SumDays | null;
  readonly till: number | null;
}

interface SumDays {
  readonly comparable: DayCount;
  readonly compareTo: DayCount;
}

interface DayCount {
  readonly known: number;
  readonly of: number;
}

export function socialFigures(sums: ScoreSums, brand: number, ranges: ScoreRanges): SocialFigureOf[] {
  const isBefore = ranges.compareTo.from <= ranges.comparable.from;
  const now = windowOf(sums, ranges.comparable, !isBefore);
  const before = windowOf(sums, ranges.compareTo, isBefore);
  return metricColumns.flatMap(({ network, metric, kind }, column) => {
    if ((sums.accounts[brand]! & accountBit(network)) === 0) return [];
    const read = kind === 'gauge' ? readState : readSum;
    const [comparable, compareTo] = [read(sums, brand, column, now), read(sums, brand, column, before)];
    const days = toSumDays(comparable.days, compareTo.days);
    const isLike = days === null || days.comparable.known === days.compareTo.known;
    const isBoth = comparable.value !== null && compareTo.value !== null;
    const trend = isBoth && isLike ? comparable.value - compareTo.value : null;
    const values = { comparable: comparable.value, compareTo: compareTo.value };
    return [{ network, metric, ...values, trend, days, till: findLastDay(sums, brand, column) }];
  });
}

/** A state of later days stands for no earlier range: it would show no change where none is known. */
const windowOf = (sums: ScoreSums, range: DayRange, isEarlier: boolean): Window => {
  const window = toWindow(sums, range);
  return isEarlier ? { ...window, aheadTo: window.to } : window;
};

interface Figure {
  readonly value: number | null;
  /** Of a sum: of how many days it is. */
  readonly days: DayCount | null;
}

const isWhole = ({ known, of }: DayCount): boolean => known === of;

/** How many days sums are of; null for states, and where both sums are of all days of ranges of one length. */
const toSumDays = (comparable: DayCount | null, compareTo: DayCount | null): SumDays | null => {
  if (comparable === null || compareTo === null) return null;
  return isWhole(comparable) && isWhole(compareTo) && comparable.of === compareTo.of ? null : { comparable, compareTo };
};

function findLastDay(sums: ScoreSums, brand: number, column: number): number | null {
  const { from, to } = sums.days;
  const last = lastKnown(sums, brand, column, 0, to - from + 1);
  return last < 0 ? null : from + last;
}

function readState(sums: ScoreSums, brand: number, column: number, window: Window): Figure {
  const state = metricColumns[column]!.network === 'TRUSTPILOT' ? lastValue : gaugeValue;
  const value = state(sums, brand, column, window, createReading());
  return { value: Number.isNaN(value) ? null : value, days: null };
}

type Sum = Figure & { readonly days: DayCount };

function readSum(sums: ScoreSums, brand: number, column: number, { from, to, days }: Window): Sum {
  const { value, count } = readRange(sums, brand, column, from, to);
  return { value: count > 0 ? Math.max(0, value) : null, days: { known: count, of: days } };
}

interface WholeSum {
  readonly days: number;
  readonly interactions: number;
}

/** Interactions of a brand on a network that counts them by the day; null where a day of the ranges is not known. */
export function wholeInteractions(
  sums: ScoreSums,
  brand: number,
  network: SocialNetwork,
  ranges: ScoreRanges,
): { readonly comparable: WholeSum; readonly compareTo: WholeSum } | null {
  const column = cappedColumns.find((capped) => capped.network === network)?.interactions;
  if (column === undefined || (sums.accounts[brand]! & accountBit(network)) === 0) return null;
  const read = (range: DayRange): WholeSum | null => {
    const { value, days } = readSum(sums, brand, column, toWindow(sums, range));
    return isWhole(days) ? { days: days.of, interactions: value ?? 0 } : null;
  };
  const [comparable, compareTo] = [read(ranges.comparable), read(ranges.compareTo)];
  return comparable && compareTo && { comparable, compareTo };
}

export interface RawSeriesOf {
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly kind: MetricKind;
  readonly days: readonly number[];
  readonly values: readonly (number | null)[];
  readonly till: number | null;
  readonly knownDays: number;
  readonly rangeDays: number;
  readonly cap: number | null;
}

/**
 * The days behind a score of a brand, uncapped: from the beginning of the earlier range, or 90 days before the end of
 * the comparable one where that is earlier, to the end of the later range. Lifetime sums are told as what came each day.
 */
export function rawSeries(sums: ScoreSums, ranges: ScoreRanges, brand: number, score: ScoreName): RawSeriesOf[] {
  const { comparable, compareTo } = ranges;
  const from = Math.max(sums.days.from, Math.min(comparable.from, compareTo.from, comparable.to + 1 - trailing.days));
  const to = Math.min(sums.days.to, Math.max(comparable.to, compareTo.to));
  return scoreInputs[score].flatMap((column) => {
    const { network, metric, kind } = metricColumns[column]!;
    const at = placeOf(brand, column);
    if (from > to || (sums.accounts[brand]! & accountBit(network)) === 0) return [];
    const found = readDays(sums, at, from - sums.days.from, to + 1 - sums.days.from);
    if (!found) return [];
    const limit = limitOf(sums, brand, column);
    return [
      {
        network,
        metric,
        kind,
        ...thinned(found, kind === 'gauge', { from, to }),
        till: findLastDay(sums, brand, column),
        knownDays: knownIn(sums, brand, column, comparable),
        rangeDays: comparable.to - comparable.from + 1,
        cap: limit < Number.POSITIVE_INFINITY ? limit : null,
      },
    ];
  });
}

/** At most 400 points, the last one at the end: of a state its last known value since the point before, else the sum. */
function thinned(raw: Float64Array, isState: boolean, { from, to }: DayRange) {
  const each = Math.ceil((to - from + 1) / trendLimits.seriesPoints);
  const days: number[] = [];
  const values: (number | null)[] = [];
  for (let end = from + ((to - from) % each); end <= to; end += each) {
    let value: number | null = null;
    for (let day = Math.max(from, end - each + 1); day <= end; day++) {
      const x = raw[day - from]!;
      if (!Number.isNaN(x)) value = isState ? x : (value ?? 0) + x;
    }
    days.push(end);
    values.push(value);
  }
  return { days, values };
}

function knownIn(sums: ScoreSums, brand: number, column: number, range: DayRange): number {
  const length = sums.days.to - sums.days.from + 1;
  const offset = (day: number): number => Math.max(0, Math.min(day - sums.days.from, length));
  return Math.max(0, readRange(sums, brand, column, offset(range.from), offset(range.to + 1)).count);
}
