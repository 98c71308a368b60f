import { lnOver, logarithms } from './ln-days.ts';
import { cappedColumns, cutColumns, followerColumns, metricColumns } from './metric-columns.ts';
import { poolDay } from './raw-pools.ts';
import { blockDays, type RawPools, type ScoreSums } from './score-sums.ts';
import { sumDays, summed } from './sum-days.ts';

const columnCount = metricColumns.length;

/** Sums the days of a brand up, under its caps as `limits` has them. */
export function sumUp(sums: ScoreSums, brand: number): void {
  for (let column = 0; column < columnCount; column++) sumColumn(sums, brand, column);
  for (const [place, { interactions, comments }] of cappedColumns.entries()) {
    const limit = sums.limits[brand * cappedColumns.length + place]!;
    if (limit === Number.POSITIVE_INFINITY) continue;
    for (const column of [interactions, comments]) sumCapped(sums, brand, column, interactions, limit);
    markCuts(sums, brand, place, limit);
  }
  for (const [place, column] of followerColumns.entries()) sumLogarithms(sums, brand, column, place);
}

/** Days of a block: the last one may be short. */
const daysIn = ({ days }: ScoreSums, block: number): number =>
  Math.min(blockDays, days.to - days.from + 1 - block * blockDays);

function sumColumn(sums: ScoreSums, brand: number, column: number): void {
  const { values, counts, blocks, pools } = sums;
  const at = brand * columnCount + column;
  if (pools.widths[at] === 0) return;
  const stride = sums.brands.length * columnCount;
  for (let block = 0, from = at; block < blocks; block++, from += stride) {
    sumDays(pools, at, block * blockDays, daysIn(sums, block));
    values[from + stride] = values[from]! + summed.value;
    counts[from + stride] = counts[from]! + summed.count;
  }
}

/** Keeps the sums as they came, and replaces them by those of what counts. */
function sumCapped(sums: ScoreSums, brand: number, column: number, interactions: number, limit: number): void {
  const { values, uncapped, blocks, pools } = sums;
  const at = brand * columnCount + column;
  if (pools.widths[at] === 0) return;
  const stride = sums.brands.length * columnCount;
  let value = 0;
  for (let block = 0; block < blocks; block++) {
    const end = at + (block + 1) * stride;
    uncapped[uncappedPlace(sums, brand, column, block + 1)] = values[end]!;
    sumCappedDays(pools, at, brand * columnCount + interactions, limit, block * blockDays, daysIn(sums, block));
    value += summed.value;
    values[end] = value;
  }
}

export const uncappedPlace = ({ brands }: ScoreSums, brand: number, column: number, block: number): number =>
  (block * brands.length + brand) * cutColumns.length + cutColumns.indexOf(column);

/** Puts so many days into `summed` as far as they count. Comments of a day whose interactions are hidden are as they are. */
export function sumCappedDays(
  pools: RawPools,
  at: number,
  interactions: number,
  limit: number,
  from: number,
  days: number,
): void {
  let value = 0;
  let count = 0;
  for (let day = from; day < from + days; day++) {
    const x = poolDay(pools, at, day);
    if (Number.isNaN(x)) continue;
    count++;
    const found = at === interactions ? x : poolDay(pools, interactions, day);
    value += found > limit ? x * (limit / found) : x;
  }
  summed.value = value;
  summed.count = count;
}

/** Where it says whether a cap changes one of 16 days. */
export const cutPlace = ({ brands }: ScoreSums, brand: number, place: number, day: number): number =>
  ((day >> 4) * brands.length + brand) * cappedColumns.length + place;

function markCuts(sums: ScoreSums, brand: number, place: number, limit: number): void {
  const at = brand * columnCount + cappedColumns[place]!.interactions;
  const length = sums.days.to - sums.days.from + 1;
  for (let day = 0; day < length; day++) {
    if (poolDay(sums.pools, at, day) > limit) sums.cuts[cutPlace(sums, brand, place, day)] = 1;
  }
}

function sumLogarithms(sums: ScoreSums, brand: number, column: number, place: number): void {
  const { lns, blocks, pools } = sums;
  const at = brand * columnCount + column;
  if (pools.widths[at] === 0) return;
  const stride = sums.brands.length * followerColumns.length;
  const half = blockDays / 2;
  for (let block = 0, from = brand * followerColumns.length + place; block < blocks; block++, from += stride) {
    const days = daysIn(sums, block);
    lnOver(pools, at, block * blockDays, Math.min(half, days));
    const { sum } = logarithms;
    lnOver(pools, at, block * blockDays + half, days - half);
    lns[from + stride] = lns[from]! + sum + logarithms.sum;
  }
}
