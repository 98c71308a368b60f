import { placeIn, poolDay } from './raw-days.ts';
import { prefixStride, type RawPools } from './score-sums.ts';

interface Places {
  readonly days: number;
  readonly bytes: number;
  readonly shorts: number;
  readonly words: number;
  readonly floats: number;
}

export interface Total {
  value: number;
  count: number;
}

export const createTotal = (): Total => ({ value: 0, count: 0 });

export function sumDays(pools: RawPools, at: number, from: number, days: number, into: Total): void {
  const width = pools.widths[at]!;
  const place = placeIn(pools, at, from);
  if (width === 1) sumBytes(pools.bytes, place, place + days, into);
  else if (width === 2) sumShorts(pools.shorts, place, place + days, into);
  else if (width === 4) sumWords(pools.words, place, place + days, into);
  else sumFloats(pools.floats, place, place + days, into);
  const scale = pools.scales[at]!;
  if (scale !== 1) into.value /= scale;
}

export function sumPlaces(pools: RawPools, at: number, places: Places, into: Total): void {
  const width = pools.widths[at]!;
  const slot = pools.slots[at]! * prefixStride;
  if (width === 1) sumBytes(pools.bytes, places.bytes + slot, places.bytes + slot + places.days, into);
  else if (width === 2) sumShorts(pools.shorts, places.shorts + slot, places.shorts + slot + places.days, into);
  else if (width === 4) sumWords(pools.words, places.words + slot, places.words + slot + places.days, into);
  else sumFloats(pools.floats, places.floats + slot, places.floats + slot + places.days, into);
  const scale = pools.scales[at]!;
  if (scale !== 1) into.value /= scale;
}

/**
 * A loop for one kind of array: each made here is compiled for what it meets. One that meets several kinds takes several
 * times as long.
 */
const sumWhole =
  <A extends Uint8Array | Uint16Array | Uint32Array>() =>
  (raw: A, from: number, to: number, into: Total): void => {
    let sum = 0;
    let count = 0;
    for (let i = from; i < to; i++) {
      const stored = raw[i]!;
      sum += stored;
      if (stored !== 0) count++;
    }
    into.value = sum - count;
    into.count = count;
  };
const sumBytes = sumWhole<Uint8Array>();
const sumShorts = sumWhole<Uint16Array>();
const sumWords = sumWhole<Uint32Array>();

function sumFloats(raw: Float64Array, from: number, to: number, into: Total): void {
  let sum = 0;
  let count = 0;
  for (let i = from; i < to; i++) {
    const x = raw[i]!;
    if (Number.isNaN(x)) continue;
    sum += x;
    count++;
  }
  into.value = sum;
  into.count = count;
}

/**
 * Writes the total of ln max(x, 1) over so many days of a column, 16 at most and all of one block, to `into`, as the
 * logarithm of their product: no number is above 2^53, so 16 of them are within a float. Followers that are whole numbers, as nearly all are, have
 * loops of their own.
 */
export function sumLogarithms(pools: RawPools, at: number, from: number, days: number, into: Total): void {
  into.value = 0;
  into.count = 0;
  if (days <= 0) return;
  const width = pools.widths[at]!;
  const place = placeIn(pools, at, from);
  const isWhole = pools.scales[at] === 1;
  if (width === 4 && isWhole) lnOfWords(pools.words, place, place + days, into);
  else if (width === 2 && isWhole) lnOfShorts(pools.shorts, place, place + days, into);
  else lnOfOthers(pools, at, from, days, into);
}

const lnOfWhole =
  <A extends Uint16Array | Uint32Array>() =>
  (raw: A, from: number, to: number, into: Total): void => {
    let product = 1;
    let count = 0;
    for (let i = from; i < to; i++) {
      const stored = raw[i]!;
      if (stored !== 0) count++;
      if (stored > 2) product *= stored - 1;
    }
    into.value = Math.log(product);
    into.count = count;
  };
const lnOfShorts = lnOfWhole<Uint16Array>();
const lnOfWords = lnOfWhole<Uint32Array>();

function lnOfOthers(pools: RawPools, at: number, from: number, days: number, into: Total): void {
  let product = 1;
  let count = 0;
  for (let day = from; day < from + days; day++) {
    const x = poolDay(pools, at, day);
    if (Number.isNaN(x)) continue;
    count++;
    if (x > 1) product *= x;
  }
  into.value = Math.log(product);
  into.count = count;
}
