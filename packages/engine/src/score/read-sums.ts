import { takeCutMonths } from './month-sums.ts';
import { cappedColumns, followerColumns, metricColumns, placeOf } from './quantities.ts';
import { poolDay } from './raw-days.ts';
import { cutPlace, overCap, uncappedPlace } from './running-sums.ts';
import { cutDays, prefixStride, type ScoreSums } from './score-sums.ts';
import { createTotal, sumDays, sumLogarithms, sumPlaces, type Total } from './sum-days.ts';

/** By column: which of the capped networks it is of, −1 where it is not capped. */
const cappedPlace = new Int8Array(metricColumns.length).fill(-1);
for (const [place, { interactions, comments }] of cappedColumns.entries())
  cappedPlace[interactions] = cappedPlace[comments] = place;
const columnCount = metricColumns.length;
const networkCount = followerColumns.length;

const nearest = (day: number, blocks: number): number => Math.min((day + prefixStride / 2) >> 5, blocks);
const blockBegin = (block: number, { days }: ScoreSums): number =>
  Math.min(block * prefixStride, days.to - days.from + 1);

export interface Position {
  readonly run: number;
  /** 1: add the days from the block's begin to the day; −1: take them away. */
  readonly sign: number;
  readonly from: number;
  readonly days: number;
  readonly cuts: number;
  readonly cutBits: number;
  readonly bytes: number;
  readonly shorts: number;
  readonly words: number;
  readonly floats: number;
}

/** @param day an offset, 0 … length */
export function findPosition(sums: ScoreSums, day: number): Position {
  const { slotCounts } = sums.pools;
  const block = nearest(day, sums.blocks);
  const begin = blockBegin(block, sums);
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

/**
 * Writes the total of a column from the first day of all up to a position, that day not included, to `into`: the running
 * sums of the nearest block and at most 16 days.
 */
export function readAt(sums: ScoreSums, brand: number, column: number, position: Position, into: Total): void {
  const at = brand * columnCount + column;
  const { pools } = sums;
  const value = sums.values[position.run + at]!;
  const count = sums.counts[position.run + at]!;
  if (position.days === 0 || pools.widths[at] === 0) {
    into.value = value;
    into.count = count;
    return;
  }
  sumPlaces(pools, at, position, into);
  const place = cappedPlace[column]!;
  if (place >= 0) {
    const cut = sums.cuts[position.cuts + brand * cappedColumns.length + place]! & position.cutBits;
    if (cut !== 0) into.value -= overCap(sums, brand, column, place, position.from & -cutDays, cut);
  }
  into.value = value + position.sign * into.value;
  into.count = count + position.sign * into.count;
}

export function readTo(sums: ScoreSums, brand: number, column: number, day: number): Total {
  const total = createTotal();
  readAt(sums, brand, column, findPosition(sums, day), total);
  return total;
}

function readUncappedTo(sums: ScoreSums, brand: number, column: number, day: number): Total {
  const total = readTo(sums, brand, column, day);
  const place = cappedPlace[column]!;
  const at = brand * columnCount + column;
  if (place < 0 || sums.pools.widths[at] === 0) return total;
  if (sums.limits[brand * cappedColumns.length + place] === Number.POSITIVE_INFINITY) return total;
  const block = day >> 5;
  const days = day - block * prefixStride;
  const since = createTotal();
  if (days > 0) sumDays(sums.pools, at, block * prefixStride, days, since);
  return { value: sums.uncapped[uncappedPlace(sums, brand, column, block)]! + since.value, count: total.count };
}

/** The uncapped total of the days from one on up to another one that is not included; of months that these cut none. */
export function readRange(sums: ScoreSums, brand: number, column: number, from: number, to: number): Total {
  const [till, before] = [readUncappedTo(sums, brand, column, to), readUncappedTo(sums, brand, column, from)];
  const total = { value: till.value - before.value, count: till.count - before.count };
  takeCutMonths(sums, placeOf(brand, column), { from, to }, total);
  return total;
}

/**
 * Mean of ln max(followers, 1) over the known days from a day up to another one that is not included; one is known.
 * @param scratch is written to
 */
export function lnMean(
  sums: ScoreSums,
  brand: number,
  place: number,
  from: number,
  to: number,
  scratch: Total,
): number {
  lnTo(sums, brand, place, to, scratch);
  const { value, count } = scratch;
  lnTo(sums, brand, place, from, scratch);
  return (value - scratch.value) / (count - scratch.count);
}

function lnTo(sums: ScoreSums, brand: number, place: number, day: number, into: Total): void {
  const at = brand * columnCount + followerColumns[place]!;
  const block = nearest(day, sums.blocks);
  const begin = blockBegin(block, sums);
  const before = block * sums.brands.length;
  const sum = sums.lns[(before + brand) * networkCount + place]!;
  const count = sums.counts[before * columnCount + at]!;
  if (begin <= day) {
    sumLogarithms(sums.pools, at, begin, day - begin, into);
    into.value = sum + into.value;
    into.count = count + into.count;
  } else {
    sumLogarithms(sums.pools, at, day, begin - day, into);
    into.value = sum - into.value;
    into.count = count - into.count;
  }
}

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
  const { count } = readTo(sums, brand, column, to);
  return count > readTo(sums, brand, column, from).count ? nthKnown(sums, brand, column, count) : -1;
}

export function firstKnown(sums: ScoreSums, brand: number, column: number, from: number, to: number): number {
  if (from >= to) return -1;
  if (!Number.isNaN(poolDay(sums.pools, brand * columnCount + column, from))) return from;
  const { count } = readTo(sums, brand, column, from);
  return readTo(sums, brand, column, to).count > count ? nthKnown(sums, brand, column, count + 1) : -1;
}
