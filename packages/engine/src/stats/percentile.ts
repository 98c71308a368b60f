/**
 * The percentile rank of a value among others: percent of them that are lower, half of those that are equal counted.
 * Null among none. `sorted` grows.
 */
export function percentileRank(sorted: ArrayLike<number>, value: number): number | null {
  if (sorted.length === 0) return null;
  const lower = countWhile(sorted, (other) => other < value);
  const upTo = countWhile(sorted, (other) => other <= value);
  return (100 * (lower + upTo)) / (2 * sorted.length);
}

/** The middle of what is sorted, or the mean of the two in the middle; NaN among none. */
export function sortedMedian(sorted: ArrayLike<number>): number {
  const half = sorted.length >>> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** How many stand at the beginning for which a condition holds that holds for no later ones. */
function countWhile(sorted: ArrayLike<number>, isBefore: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(sorted[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
