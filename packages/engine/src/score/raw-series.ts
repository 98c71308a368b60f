import { type ScoreName, trendLimits } from '@soundings/contract/sonar/score-choices';
import type { ScoreRanges } from './calculation.ts';
import { inputsOf } from './confidence-share.ts';
import { accountBit, cappedColumns, metricColumns } from './metric-columns.ts';
import { poolDays } from './raw-pools.ts';
import { read, readTo } from './read-sums.ts';
import type { RawSeriesOf } from './score-answers.ts';
import type { DayRange } from './score-input.ts';
import type { ScoreSums } from './score-sums.ts';
import { tillOf } from './social-figures.ts';
import { trailing } from './weights.ts';

/**
 * The days behind a score of a brand, uncapped: from the beginning of the earlier range, or 90 days before the end of
 * the comparable one where that is earlier, to the end of the later range. Lifetime sums are told as what came each day.
 */
export function rawSeries(sums: ScoreSums, ranges: ScoreRanges, brand: number, score: ScoreName): RawSeriesOf[] {
  const { comparable, compareTo } = ranges;
  const from = Math.max(sums.days.from, Math.min(comparable.from, compareTo.from, comparable.to + 1 - trailing.days));
  const to = Math.min(sums.days.to, Math.max(comparable.to, compareTo.to));
  return inputsOf[score].flatMap((column) => {
    const { network, metric, kind } = metricColumns[column]!;
    const at = brand * metricColumns.length + column;
    if (from > to || (sums.accounts[brand]! & accountBit(network)) === 0) return [];
    const found = poolDays(sums.pools, at, from - sums.days.from, to + 1 - sums.days.from);
    if (!found) return [];
    const place = cappedColumns.findIndex(({ interactions }) => interactions === column);
    const limit = place < 0 ? Number.POSITIVE_INFINITY : sums.limits[brand * cappedColumns.length + place]!;
    return [
      {
        network,
        metric,
        kind,
        ...thinned(found, kind === 'gauge', { from, to }),
        till: tillOf(sums, brand, column),
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
  readTo(sums, brand, column, offset(range.to + 1));
  const { count } = read;
  readTo(sums, brand, column, offset(range.from));
  return Math.max(0, count - read.count);
}
