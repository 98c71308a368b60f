import { poolDay, poolDays } from './raw-days.ts';
import type { MonthSum, ScoredSeries, ScoreSums } from './score-sums.ts';
import type { Total } from './sum-days.ts';

/** The source "import" in `ScoredSeries.sources`, which alone tells sums of whole months. */
const imported = 3;

/** A number that a count or rating can be. */
export const isFigure = (x: number): boolean => x >= 0 && x < Number.POSITIVE_INFINITY;

const dayLength = 86_400_000;
// biome-ignore lint/style/noRestrictedGlobals: no clock, but a day's place in the calendar
const dayOfMonth = (day: number): number => new Date(day * dayLength).getUTCDate();

export interface FoundMonths {
  readonly months: readonly MonthSum[];
  /** Offsets of numbers that are the sum of a month of which other days are known, too: what they are the sum of is not known. */
  readonly doubtful: readonly number[];
}

/**
 * The months of a series of flows: imported days without a number from the first of a month on, right before one whose
 * number is the sum of them all (decision 0017). It is the last of the month, or the last imported one.
 */
export function findMonthSums({ firstDay, numbers, sources }: ScoredSeries): FoundMonths {
  const months: MonthSum[] = [];
  const doubtful: number[] = [];
  // Most series hold none, which is told fast.
  if (!sources.includes(imported)) return { months, doubtful };
  const isWhole = (from: number, to: number): boolean => {
    if (dayOfMonth(firstDay + from) !== 1) return false;
    for (let at = to + 1; at < sources.length && dayOfMonth(firstDay + at) !== 1; at++)
      if (sources[at] === imported) return false;
    return true;
  };
  let from = -1;
  for (let at = 0; at < sources.length; at++) {
    const isWithoutNumber = sources[at] === imported && Number.isNaN(numbers[at]!);
    if (isWithoutNumber && (from < 0 || dayOfMonth(firstDay + at) === 1)) from = at;
    if (isWithoutNumber) continue;
    if (from >= 0 && sources[at] === imported && isFigure(numbers[at]!)) {
      if (isWhole(from, at)) months.push({ from: firstDay + from, to: firstDay + at });
      else doubtful.push(at);
    }
    from = -1;
  }
  return { months, doubtful };
}

/**
 * Takes from the total of a range what is not known of it: of a month that the range cuts only the sum is, so its days
 * count as unknown ones and its sum for none of them.
 * @param from an offset into the days of sums, as `to`, which is not included
 */
export function takeCutMonths(
  sums: ScoreSums,
  at: number,
  { from, to }: { readonly from: number; readonly to: number },
  total: Total,
): void {
  for (const month of sums.monthSums.get(at) ?? []) {
    const [first, last] = [month.from - sums.days.from, month.to - sums.days.from];
    const isWithin = first >= from && last < to;
    if (isWithin || last < from || first >= to) continue;
    total.count -= Math.min(last + 1, to) - Math.max(first, from);
    if (last < to) total.value -= poolDay(sums.pools, at, last);
  }
}

/** Daily values of a column, as `poolDays` gives them; of a month whose sum alone is known none is. */
export function readDays(sums: ScoreSums, at: number, from: number, to: number): Float64Array | null {
  const days = poolDays(sums.pools, at, from, to);
  for (const month of (days && sums.monthSums.get(at)) ?? []) {
    const [first, last] = [month.from - sums.days.from, month.to - sums.days.from];
    if (last >= from && first < to) days!.fill(Number.NaN, Math.max(0, first - from), Math.min(last + 1, to) - from);
  }
  return days;
}
