import { placeIn } from './raw-pools.ts';
import { blockDays, type RawPools } from './score-sums.ts';

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
  const slot = pools.slots[at]! * blockDays;
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
