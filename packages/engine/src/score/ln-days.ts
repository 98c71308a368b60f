import { placeIn, poolDay } from './raw-pools.ts';
import type { RawPools } from './score-sums.ts';

/** Sum of ln max(x, 1) over known days, and how many these are. Overwritten by each `lnOver`. */
export const logarithms = { sum: 0, count: 0 };

/**
 * Puts so many days of a column, 16 at most and all of one block, into `logarithms`, as the logarithm of their product:
 * no number is above 2^53, so 16 of them are within a float. Followers that are whole numbers, as nearly all are, have
 * loops of their own.
 */
export function lnOver(pools: RawPools, at: number, from: number, days: number): void {
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
