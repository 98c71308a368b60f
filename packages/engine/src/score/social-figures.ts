import { lastOf, stateOf, type Window, windowOf } from './brand-window.ts';
import type { ScoreRanges } from './calculation.ts';
import { accountBit, metricColumns } from './metric-columns.ts';
import { lastKnown, read, readTo, readUncappedTo } from './read-sums.ts';
import type { DayCount, SocialFigureOf, SumDays } from './score-answers.ts';
import type { DayRange } from './score-input.ts';
import type { ScoreSums } from './score-sums.ts';

/** All metrics of a brand on the networks where it has an account, in both ranges, uncapped. */
export function socialFigures(sums: ScoreSums, brand: number, ranges: ScoreRanges): SocialFigureOf[] {
  const [now, before] = [windowOf(sums, ranges.comparable), windowOf(sums, ranges.compareTo)];
  const lengths = [lengthOf(ranges.comparable), lengthOf(ranges.compareTo)] as const;
  return metricColumns.flatMap(({ network, metric }, column) => {
    if ((sums.accounts[brand]! & accountBit(network)) === 0) return [];
    const comparable = figureOf(sums, brand, column, now);
    const compareTo = figureOf(sums, brand, column, before);
    const days = daysOf(sums, brand, column, [now, before], lengths);
    const isLike = days === null || days.comparable.known === days.compareTo.known;
    const trend = comparable === null || compareTo === null || !isLike ? null : comparable - compareTo;
    return [{ network, metric, comparable, compareTo, trend, days, till: tillOf(sums, brand, column) }];
  });
}

const lengthOf = ({ from, to }: DayRange): number => to - from + 1;
const isWhole = ({ known, of }: DayCount): boolean => known === of;

/** How many days a sum is of; null for states, and where both sums are of all days of ranges of one length. */
function daysOf(
  sums: ScoreSums,
  brand: number,
  column: number,
  windows: readonly [Window, Window],
  lengths: readonly [number, number],
): SumDays | null {
  if (metricColumns[column]!.kind === 'gauge') return null;
  const [comparable, compareTo] = windows.map(({ from, to }, range): DayCount => {
    readTo(sums, brand, column, to);
    const till = read.count;
    readTo(sums, brand, column, from);
    return { known: till - read.count, of: lengths[range]! };
  }) as [DayCount, DayCount];
  return isWhole(comparable) && isWhole(compareTo) && comparable.of === compareTo.of ? null : { comparable, compareTo };
}

/** The last day of which a metric is known. */
export function tillOf(sums: ScoreSums, brand: number, column: number): number | null {
  const { from, to } = sums.days;
  const last = lastKnown(sums, brand, column, 0, to - from + 1);
  return last < 0 ? null : from + last;
}

function figureOf(sums: ScoreSums, brand: number, column: number, window: Window): number | null {
  const { network, kind } = metricColumns[column]!;
  if (kind !== 'gauge') return sumOf(sums, brand, column, window.from, window.to);
  const state = network === 'TRUSTPILOT' ? lastOf : stateOf;
  const value = state(sums, brand, column, window);
  return Number.isNaN(value) ? null : value;
}

function sumOf(sums: ScoreSums, brand: number, column: number, from: number, to: number): number | null {
  readUncappedTo(sums, brand, column, to);
  const { value, count } = read;
  readUncappedTo(sums, brand, column, from);
  return count > read.count ? Math.max(0, value - read.value) : null;
}
