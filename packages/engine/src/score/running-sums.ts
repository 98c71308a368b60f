import { cappedColumns, cutColumns, followerColumns, metricColumns } from './quantities.ts';
import { poolDay } from './raw-days.ts';
import { cutDays, prefixStride, type ScoreSums } from './score-sums.ts';
import { createTotal, sumDays, sumLogarithms, type Total } from './sum-days.ts';

const columnCount = metricColumns.length;

export function sumUp(sums: ScoreSums, brand: number): void {
  const total = createTotal();
  for (let column = 0; column < columnCount; column++) sumColumn(sums, brand, column, total);
  for (const [place, { interactions, comments }] of cappedColumns.entries()) {
    const limit = sums.limits[brand * cappedColumns.length + place]!;
    if (limit === Number.POSITIVE_INFINITY) continue;
    markCuts(sums, brand, place, limit);
    for (const column of [interactions, comments]) sumCapped(sums, brand, column, place);
  }
  for (const [place, column] of followerColumns.entries()) sumFollowerLogarithms(sums, brand, column, place, total);
}

const daysIn = ({ days }: ScoreSums, block: number): number =>
  Math.min(prefixStride, days.to - days.from + 1 - block * prefixStride);

function sumColumn(sums: ScoreSums, brand: number, column: number, total: Total): void {
  const { values, counts, blocks, pools } = sums;
  const at = brand * columnCount + column;
  if (pools.widths[at] === 0) return;
  const stride = sums.brands.length * columnCount;
  for (let block = 0, from = at; block < blocks; block++, from += stride) {
    sumDays(pools, at, block * prefixStride, daysIn(sums, block), total);
    values[from + stride] = values[from]! + total.value;
    counts[from + stride] = counts[from]! + total.count;
  }
}

function sumCapped(sums: ScoreSums, brand: number, column: number, place: number): void {
  const { values, uncapped, blocks, pools } = sums;
  const at = brand * columnCount + column;
  if (pools.widths[at] === 0) return;
  const stride = sums.brands.length * columnCount;
  let over = 0;
  for (let block = 0; block < blocks; block++) {
    const end = at + (block + 1) * stride;
    const first = block * prefixStride;
    uncapped[uncappedPlace(sums, brand, column, block + 1)] = values[end]!;
    for (const from of [first, first + cutDays])
      over += overCap(sums, brand, column, place, from, sums.cuts[cutPlace(sums, brand, place, from)]!);
    values[end]! -= over;
  }
}

export const uncappedPlace = ({ brands }: ScoreSums, brand: number, column: number, block: number): number =>
  (block * brands.length + brand) * cutColumns.length + cutColumns.indexOf(column);

/** The most interactions that a day of a brand counts for; infinite for a metric that no cap is of. */
export const limitOf = ({ limits }: ScoreSums, brand: number, column: number): number => {
  const place = cappedColumns.findIndex(({ interactions }) => interactions === column);
  return place < 0 ? Number.POSITIVE_INFINITY : limits[brand * cappedColumns.length + place]!;
};

/**
 * What a cap takes from some of the 16 days that begin with one, those whose bits are set. Comments of a day whose
 * interactions are hidden are as they are.
 */
export function overCap(
  { pools, limits }: ScoreSums,
  brand: number,
  column: number,
  place: number,
  from: number,
  days: number,
): number {
  const at = brand * columnCount + column;
  const interactions = brand * columnCount + cappedColumns[place]!.interactions;
  const limit = limits[brand * cappedColumns.length + place]!;
  let over = 0;
  for (let left = days; left !== 0; left &= left - 1) {
    const day = from + 31 - Math.clz32(left & -left);
    const x = poolDay(pools, at, day);
    if (!Number.isNaN(x)) over += x - x * (limit / poolDay(pools, interactions, day));
  }
  return over;
}

export const cutPlace = ({ brands }: ScoreSums, brand: number, place: number, day: number): number =>
  ((day >> 4) * brands.length + brand) * cappedColumns.length + place;

/** A month's sum is no day's, so it is not cut. */
function markCuts(sums: ScoreSums, brand: number, place: number, limit: number): void {
  const at = brand * columnCount + cappedColumns[place]!.interactions;
  const length = sums.days.to - sums.days.from + 1;
  const months = new Set(sums.monthSums.get(at)?.map(({ to }) => to - sums.days.from));
  for (let day = 0; day < length; day++) {
    if (months.has(day)) continue;
    if (poolDay(sums.pools, at, day) > limit) sums.cuts[cutPlace(sums, brand, place, day)]! |= 1 << (day % cutDays);
  }
}

function sumFollowerLogarithms(sums: ScoreSums, brand: number, column: number, place: number, total: Total): void {
  const { lns, blocks, pools } = sums;
  const at = brand * columnCount + column;
  if (pools.widths[at] === 0) return;
  const stride = sums.brands.length * followerColumns.length;
  const half = prefixStride / 2;
  for (let block = 0, from = brand * followerColumns.length + place; block < blocks; block++, from += stride) {
    const days = daysIn(sums, block);
    sumLogarithms(pools, at, block * prefixStride, Math.min(half, days), total);
    const { value } = total;
    sumLogarithms(pools, at, block * prefixStride + half, days - half, total);
    lns[from + stride] = lns[from]! + value + total.value;
  }
}
