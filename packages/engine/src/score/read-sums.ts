import { cappedColumns, followerColumns, metricColumns } from './quantities.ts';
import { poolDay } from './raw-days.ts';
import { cutPlace, overCap, uncappedPlace } from './running-sums.ts';
import { cutDays, prefixStride, type ScoreSums } from './score-sums.ts';
import { logarithms, sumDays, sumLogarithms, sumMarked, summed } from './sum-days.ts';

/** Sum and number of known days from the first of all up to a day, that one not included. Overwritten by each reading. */
export const read = { value: 0, count: 0 };

/** By column: which of the capped networks it is of, −1 where it is not capped. */
const cappedPlace = new Int8Array(metricColumns.length).fill(-1);
for (const [place, { interactions, comments }] of cappedColumns.entries())
  cappedPlace[interactions] = cappedPlace[comments] = place;
const columnCount = metricColumns.length;
const networkCount = followerColumns.length;

/** The block that begins nearest to a day. */
const nearest = (day: number, blocks: number): number => Math.min((day + prefixStride / 2) >> 5, blocks);
/** The day on which it begins; after the last one, the end of all days. */
const beginOf = (block: number, { days }: ScoreSums): number => Math.min(block * prefixStride, days.to - days.from + 1);

/** Where the running sums at a day are, the same for all columns. */
export interface Position {
  /** Where the nearest block begins in `values` and `counts`. */
  readonly run: number;
  /** The days between that and the day: 1 where they are to be added, −1 to be taken away. */
  readonly sign: number;
  readonly from: number;
  readonly days: number;
  /** Where they are in `cuts`, and their bits there. */
  readonly cuts: number;
  readonly cutBits: number;
  /** Where they begin in the pool of each width, before the slots of the columns. */
  readonly bytes: number;
  readonly shorts: number;
  readonly words: number;
  readonly floats: number;
}

/** @param day an offset, 0 … length */
export function findPosition(sums: ScoreSums, day: number): Position {
  const { slotCounts } = sums.pools;
  const block = nearest(day, sums.blocks);
  const begin = beginOf(block, sums);
  const from = Math.min(begin, day);
  const days = Math.abs(begin - day);
  const inPool = (width: number): number =>
    (from >> 5) * slotCounts[width]! * prefixStride + (from & (prefixStride - 1));
  return {
    run: block * sums.brands.length * columnCount,
    sign: begin < day ? 1 : -1,
    from,
    days,
    cuts: cutPlace(sums, 0, 0, from),
    cutBits: ((1 << days) - 1) << (from % cutDays),
    bytes: inPool(1),
    shorts: inPool(2),
    words: inPool(4),
    floats: inPool(8),
  };
}

/** Reads the running sums of a column at a day into `read`: those of the nearest block and at most 16 days. */
export function readAt(sums: ScoreSums, brand: number, column: number, mark: Position): void {
  const at = brand * columnCount + column;
  const { pools } = sums;
  const value = sums.values[mark.run + at]!;
  const count = sums.counts[mark.run + at]!;
  if (mark.days === 0 || pools.widths[at] === 0) {
    read.value = value;
    read.count = count;
    return;
  }
  sumMarked(pools, at, mark);
  const place = cappedPlace[column]!;
  if (place >= 0) {
    const cut = sums.cuts[mark.cuts + brand * cappedColumns.length + place]! & mark.cutBits;
    if (cut !== 0) summed.value -= overCap(sums, brand, column, place, mark.from & -cutDays, cut);
  }
  read.value = value + mark.sign * summed.value;
  read.count = count + mark.sign * summed.count;
}

export const readTo = (sums: ScoreSums, brand: number, column: number, day: number): void =>
  readAt(sums, brand, column, findPosition(sums, day));

/** The same as `readTo` with the values as they came. */
export function readUncappedTo(sums: ScoreSums, brand: number, column: number, day: number): void {
  readTo(sums, brand, column, day);
  const place = cappedPlace[column]!;
  const at = brand * columnCount + column;
  if (place < 0 || sums.pools.widths[at] === 0) return;
  if (sums.limits[brand * cappedColumns.length + place] === Number.POSITIVE_INFINITY) return;
  const block = day >> 5;
  const days = day - block * prefixStride;
  if (days > 0) sumDays(sums.pools, at, block * prefixStride, days);
  read.value = sums.uncapped[uncappedPlace(sums, brand, column, block)]! + (days > 0 ? summed.value : 0);
}

/** Mean of ln max(followers, 1) over the known days from a day up to another one that is not included; one is known. */
export function lnMean(sums: ScoreSums, brand: number, place: number, from: number, to: number): number {
  lnTo(sums, brand, place, to);
  const { sum, count } = logarithms;
  lnTo(sums, brand, place, from);
  return (sum - logarithms.sum) / (count - logarithms.count);
}

function lnTo(sums: ScoreSums, brand: number, place: number, day: number): void {
  const at = brand * columnCount + followerColumns[place]!;
  const block = nearest(day, sums.blocks);
  const begin = beginOf(block, sums);
  const before = block * sums.brands.length;
  const sum = sums.lns[(before + brand) * networkCount + place]!;
  const count = sums.counts[before * columnCount + at]!;
  if (begin <= day) {
    sumLogarithms(sums.pools, at, begin, day - begin);
    logarithms.sum = sum + logarithms.sum;
    logarithms.count = count + logarithms.count;
  } else {
    sumLogarithms(sums.pools, at, day, begin - day);
    logarithms.sum = sum - logarithms.sum;
    logarithms.count = count - logarithms.count;
  }
}

/** The day of the n-th known one of all (from 1 on); there have to be as many. */
function nthKnown(sums: ScoreSums, brand: number, column: number, n: number): number {
  const at = brand * columnCount + column;
  const stride = sums.brands.length * columnCount;
  let low = 0;
  let high = sums.blocks;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums.counts[middle * stride + at]! >= n) high = middle;
    else low = middle + 1;
  }
  let day = (low - 1) * prefixStride;
  for (let left = n - sums.counts[(low - 1) * stride + at]!; ; day++) {
    if (!Number.isNaN(poolDay(sums.pools, at, day)) && --left === 0) return day;
  }
}

/** The last known day from a day on up to another one that is not included; −1 where there is none. */
export function lastKnown(sums: ScoreSums, brand: number, column: number, from: number, to: number): number {
  if (from >= to) return -1;
  if (!Number.isNaN(poolDay(sums.pools, brand * columnCount + column, to - 1))) return to - 1;
  readTo(sums, brand, column, from);
  const before = read.count;
  readTo(sums, brand, column, to);
  return read.count > before ? nthKnown(sums, brand, column, read.count) : -1;
}

/** The same for the first one. */
export function firstKnown(sums: ScoreSums, brand: number, column: number, from: number, to: number): number {
  if (from >= to) return -1;
  if (!Number.isNaN(poolDay(sums.pools, brand * columnCount + column, from))) return from;
  readTo(sums, brand, column, to);
  const till = read.count;
  readTo(sums, brand, column, from);
  return till > read.count ? nthKnown(sums, brand, column, read.count + 1) : -1;
}
