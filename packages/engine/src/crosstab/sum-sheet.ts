import type { Steps } from '../steps.ts';
import { listedAtOnce, places, type Sheet } from './sheets.ts';

/**
 * Σ value over some respondents who have a bit of a sheet, for every bit: in the order of a row's words. Only what is
 * above `least` is summed.
 *
 * Σ (value − least) is how many have a value of at least t, summed over all t above `least`. So respondents are
 * added in the order of their values, the highest first, and the counts that there are at each t are added to the sums.
 * @param rows respondents in any order, of whom none has a value below `least`
 */
export function* sumSheetInSteps(
  sheet: Sheet,
  rows: Uint32Array,
  values: Uint8Array | Uint16Array,
  least: number,
): Steps<Float64Array> {
  const { words, kernels, width, listAt, digitsAt } = sheet;
  const { sorted, starts, most } = sortByValue(rows, values, least);
  const used = Math.min(places, bitsOf(rows.length * (most - least)));
  const sumsAt = digitsAt + places * width;
  const digits = words.subarray(digitsAt / 4, digitsAt / 4 + (2 * places * width) / 4);
  digits.fill(0);
  let listed = 0;
  for (let value = most; value > least; value--) {
    const end = starts[value - least + 1]!;
    for (let from = starts[value - least]!; from < end; from += listedAtOnce) {
      const count = Math.min(listedAtOnce, end - from);
      kernels.tally(listAt, listRows(sheet, sorted.subarray(from, from + count)), width, digitsAt);
      listed += count;
      if (listed < listedAtOnce) continue;
      listed = 0;
      // Others sum up in between.
      const kept = digits.slice();
      yield;
      digits.set(kept);
    }
    kernels.add(digitsAt, sumsAt, width, used);
  }
  return readSums(words.subarray(sumsAt / 4, sumsAt / 4 + (used * width) / 4), width / 4);
}

const bitsOf = (number: number): number => (number < 1 ? 0 : Math.floor(Math.log2(number)) + 1);

/** Rows by value, ascending; those of value v begin at `starts[v − least]` and end where those of v + 1 begin. */
function sortByValue(rows: Uint32Array, values: Uint8Array | Uint16Array, least: number) {
  let most = least;
  for (let i = 0; i < rows.length; i++) most = Math.max(most, values[rows[i]!]!);
  const starts = new Uint32Array(most - least + 2);
  for (let i = 0; i < rows.length; i++) starts[values[rows[i]!]! - least + 1]!++;
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
  const next = starts.slice();
  const sorted = new Uint32Array(rows.length);
  for (let i = 0; i < rows.length; i++) sorted[next[values[rows[i]!]! - least]!++] = rows[i]!;
  return { sorted, starts, most };
}

/** Lists the addresses of rows, filled up with the empty one to a multiple of 16; gives the end of the list. */
function listRows({ words, width, emptyRow, listAt }: Sheet, rows: Uint32Array): number {
  let at = listAt / 4;
  for (let i = 0; i < rows.length; i++) words[at++] = Math.imul(rows[i]!, width);
  while (((at - listAt / 4) & 15) !== 0) words[at++] = emptyRow;
  return at * 4;
}

function readSums(digits: Uint32Array, wordsARow: number): Float64Array {
  const sums = new Float64Array(wordsARow * 32);
  for (let i = 0; i < digits.length; i++) {
    const word = digits[i]!;
    if (word === 0) continue;
    const worth = 2 ** Math.floor(i / wordsARow);
    const first = (i % wordsARow) * 32;
    for (let bit = 0; bit < 32; bit++) sums[first + bit]! += ((word >>> bit) & 1) * worth;
  }
  return sums;
}
