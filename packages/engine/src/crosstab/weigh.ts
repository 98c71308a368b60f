import type { Bits } from './dataset.ts';
import type { Selection } from './selection.ts';
import type { WeightSums } from './tally.ts';

/**
 * Sums the weights of the respondents in `selection` ∩ `answered`, row by row, and of those among them in `positive`.
 * Rows are visited in ascending order, so the same respondents always give the same sums.
 */
export function weigh(weights: Float64Array, { at, bits }: Selection, answered: Bits, positive: Bits): WeightSums {
  const sums = { positive: 0, base: 0, squares: 0 };
  for (let i = 0; i < bits.length; i++) {
    const word = at ? at[i]! : i;
    const positives = positive[word]!;
    let left = bits[i]! & answered[word]!;
    while (left !== 0) {
      const lowest = left & -left;
      const weight = weights[word * 32 + 31 - Math.clz32(lowest)]!;
      sums.base += weight;
      sums.squares += weight * weight;
      if ((positives & lowest) !== 0) sums.positive += weight;
      left ^= lowest;
    }
  }
  return sums;
}
