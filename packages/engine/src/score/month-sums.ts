import { cappedColumns, metricColumns } from './quantities.ts';
import { poolDay, poolDays } from './raw-days.ts';
import type { MonthSum, ScoredSeries, ScoreSums } from './score-sums.ts';
import type { Total } from './sum-days.ts';

/** The source "import" in `ScoredSeries.sources`, which alone tells sums of whole months. */
export const imported = 3;

/** The months of a series whose sums stand on their last days (decision 0017). */
export function findMonthSums({ firstDay, numbers, sources }: ScoredSeries): MonthSum[] {
  const found: MonthSum[] = [];
  // Most series hold none, which is told fast.
  if (!sources.includes(imported)) return found;
  let from = -1;
  for (const [at, source] of sources.entries()) {
    const isWithoutNumber = source === imported && Number.isNaN(numbers[at]!);
    if (isWithoutNumber && from < 0) from = at;
    if (isWithoutNumber) continue;
    if (from >= 0 && source === imported) found.push({ from: firstDay + from, to: firstDay + at });
    from = -1;
  }
  return found;
}

/**
 * Takes from the total of a range what is not known of it: of a month that the range cuts only the sum is, so its days
 * count as unknown ones and its sum for none of them.
 * @param from an offset into the days of sums, as `to`, which is not included
 * @param limit the most that a day counts for
 */
export function takeCutMonths(
  sums: ScoreSums,
  at: number,
  { from, to }: { readonly from: number; readonly to: number },
  total: Total,
  limit = Number.POSITIVE_INFINITY,
): void {
  for (const month of sums.monthSums.get(at) ?? []) {
    const [first, last] = [month.from - sums.days.from, month.to - sums.days.from];
    const isWithin = first >= from && last < to;
    if (isWithin || last < from || first >= to) continue;
    total.count -= Math.min(last + 1, to) - Math.max(first, from);
    if (last < to) total.value -= Math.min(poolDay(sums.pools, at, last), limit);
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

export const limitOf = (sums: ScoreSums, brand: number, column: number): number => {
  const place = cappedColumns.findIndex(({ interactions }) => interactions === column);
  return place < 0 ? Number.POSITIVE_INFINITY : sums.limits[brand * cappedColumns.length + place]!;
};

export const placeOf = (brand: number, column: number): number => brand * metricColumns.length + column;
