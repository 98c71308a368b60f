import { placeIn, poolDay } from './raw-days.ts';
import { prefixStride, type RawPools } from './score-sums.ts';

/** Where days begin in the pool of each width, before the slot of a column. */
interface Places {
  readonly days: number;
  readonly bytes: number;
  readonly shorts: number;
  readonly words: number;
  readonly floats: number;
}

/** Sum of some days' values, and how many of them are known. Overwritten by each `sumDays`. */
export const summed = { value: 0, count: 0 };

/** Puts so many days of a column, all of one block, into `summed`. */
export function sumDays(pools: RawPools, at: number, from: number, days: number): void {
  const width = pools.widths[at]!;
  const place = placeIn(pools, at, from);
  if (width === 1) sumBytes(pools.bytes, place, place + days);
  else if (width === 2) sumShorts(pools.shorts, place, place + days);
  else if (width === 4) sumWords(pools.words, place, place + days);
  else sumFloats(pools.floats, place, place + days);
  const scale = pools.scales[at]!;
  if (scale !== 1) summed.value /= scale;
}

/** The same for a column of days whose places in the pools are known. */
export function sumMarked(pools: RawPools, at: number, mark: Places): void {
  const width = pools.widths[at]!;
  const slot = pools.slots[at]! * prefixStride;
  if (width === 1) sumBytes(pools.bytes, mark.bytes + slot, mark.bytes + slot + mark.days);
  else if (width === 2) sumShorts(pools.shorts, mark.shorts + slot, mark.shorts + slot + mark.days);
  else if (width === 4) sumWords(pools.words, mark.words + slot, mark.words + slot + mark.days);
  else sumFloats(pools.floats, mark.floats + slot, mark.floats + slot + mark.days);
  const scale = pools.scales[at]!;
  if (scale !== 1) summed.value /= scale;
}

/**
 * A loop for one kind of array: each made here is compiled for what it meets. One that meets several kinds takes several
 * times as long.
 */
const sumWhole =
  <A extends Uint8Array | Uint16Array | Uint32Array>() =>
  (raw: A, from: number, to: number): void => {
    let sum = 0;
    let count = 0;
    for (let i = from; i < to; i++) {
      const stored = raw[i]!;
      sum += stored;
      if (stored !== 0) count++;
    }
    summed.value = sum - count;
    summed.count = count;
  };
const sumBytes = sumWhole<Uint8Array>();
const sumShorts = sumWhole<Uint16Array>();
const sumWords = sumWhole<Uint32Array>();

function sumFloats(raw: Float64Array, from: number, to: number): void {
  let sum = 0;
  let count = 0;
  for (let i = from; i < to; i++) {
    const x = raw[i]!;
    if (Number.isNaN(x)) continue;
    sum += x;
    count++;
  }
  summed.value = sum;
  summed.count = count;
}

/** Sum of ln max(x, 1) over known days, and how many these are. Overwritten by each `lnOver`. */
export const logarithms = { sum: 0, count: 0 };

/**
 * Puts so many days of a column, 16 at most and all of one block, into `logarithms`, as the logarithm of their product:
 * no number is above 2^53, so 16 of them are within a float. Followers that are whole numbers, as nearly all are, have
 * loops of their own.
 */
export function sumLogarithms(pools: RawPools, at: number, from: number, days: number): void {
  logarithms.sum = 0;
  logarithms.count = 0;
  if (days <= 0) return;
  const width = pools.widths[at]!;
  const place = placeIn(pools, at, from);
  const isWhole = pools.scales[at] === 1;
  if (width === 4 && isWhole) lnOfWords(pools.words, place, place + days);
  else if (width === 2 && isWhole) lnOfShorts(pools.shorts, place, place + days);
  else lnOfOthers(pools, at, from, days);
}

/** A loop for one kind of array, as in `sum-days.ts`. */
const lnOfWhole =
  <A extends Uint16Array | Uint32Array>() =>
  (raw: A, from: number, to: number): void => {
    let product = 1;
    let count = 0;
    for (let i = from; i < to; i++) {
      const stored = raw[i]!;
      if (stored !== 0) count++;
      if (stored > 2) product *= stored - 1;
    }
    logarithms.sum = Math.log(product);
    logarithms.count = count;
  };
const lnOfShorts = lnOfWhole<Uint16Array>();
const lnOfWords = lnOfWhole<Uint32Array>();

function lnOfOthers(pools: RawPools, at: number, from: number, days: number): void {
  let product = 1;
  let count = 0;
  for (let day = from; day < from + days; day++) {
    const x = poolDay(pools, at, day);
    if (Number.isNaN(x)) continue;
    count++;
    if (x > 1) product *= x;
  }
  logarithms.sum = Math.log(product);
  logarithms.count = count;
}
