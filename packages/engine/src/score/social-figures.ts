import { lastOf, stateOf, type Window, windowOf } from './brand-window.ts';
import type { ScoreRanges } from './calculation.ts';
import { accountBit, metricColumns } from './metric-columns.ts';
import { lastKnown, read, readUncappedTo } from './read-sums.ts';
import type { SocialFigureOf } from './score-answers.ts';
import type { ScoreSums } from './score-sums.ts';

/** All metrics of a brand on the networks where it has an account, in both ranges, uncapped. */
export function socialFigures(sums: ScoreSums, brand: number, ranges: ScoreRanges): SocialFigureOf[] {
  const [now, before] = [windowOf(sums, ranges.comparable), windowOf(sums, ranges.compareTo)];
  return metricColumns.flatMap(({ network, metric }, column) => {
    if ((sums.accounts[brand]! & accountBit(network)) === 0) return [];
    const comparable = figureOf(sums, brand, column, now);
    const compareTo = figureOf(sums, brand, column, before);
    const trend = comparable === null || compareTo === null ? null : comparable - compareTo;
    return [{ network, metric, comparable, compareTo, trend, till: tillOf(sums, brand, column) }];
  });
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
