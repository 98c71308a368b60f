/**
 * Competition ranks ("1, 2, 2, 4") of unrounded values; null and NaN have none. 1 is the highest, or the lowest where
 * lower is better.
 */
export function rankAmong(values: readonly (number | null)[], lowerIsBetter: boolean): (number | null)[] {
  const numbers = Float64Array.from(values, (value) => value ?? Number.NaN);
  const ranks = new Int32Array(numbers.length);
  rankInto(numbers, lowerIsBetter, ranks);
  return Array.from(ranks, (rank) => (rank === 0 ? null : rank));
}

/** The same into an array of the same length; 0 for none. */
export function rankInto(values: Float64Array, lowerIsBetter: boolean, ranks: Int32Array): void {
  // NaN is sorted behind all numbers.
  const sorted = values.slice().sort();
  let count = sorted.length;
  while (count > 0 && Number.isNaN(sorted[count - 1]!)) count--;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (Number.isNaN(value)) ranks[i] = 0;
    else
      ranks[i] = 1 + (lowerIsBetter ? below(sorted, count, value, false) : count - below(sorted, count, value, true));
  }
}

/** How many of the first `count` sorted numbers are less than a value, or not above it. */
function below(sorted: Float64Array, count: number, value: number, orEqual: boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    const x = sorted[middle]!;
    if (x < value || (orEqual && x === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}
