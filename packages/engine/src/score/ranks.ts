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

export interface RankRoom {
  readonly buckets: Int32Array;
  readonly ends: Int32Array;
  readonly sorted: Float64Array;
}
export const createRankRoom = (values: number): RankRoom => ({
  buckets: new Int32Array(values),
  ends: new Int32Array(values + 1),
  sorted: new Float64Array(values),
});

/**
 * The same into an array of the same length; 0 for none. Values are put into about as many buckets as there are, in
 * order of size, and only those of one bucket are compared with each other: several times as fast as sorting.
 */
export function rankInto(
  values: Float64Array,
  lowerIsBetter: boolean,
  ranks: Int32Array,
  { buckets, ends, sorted } = createRankRoom(values.length),
): void {
  const count = putInBuckets(values, buckets, ends);
  for (let i = 0; i < values.length; i++) if (buckets[i]! >= 0) sorted[--ends[buckets[i]!]!] = values[i]!;
  for (let i = 0; i < values.length; i++) {
    const bucket = buckets[i]!;
    ranks[i] = 0;
    if (bucket < 0) continue;
    const x = values[i]!;
    const from = ends[bucket]!;
    const to = bucket + 1 < count ? ends[bucket + 1]! : count;
    let better = lowerIsBetter ? from : count - to;
    for (let at = from; at < to; at++) if (lowerIsBetter ? sorted[at]! < x : sorted[at]! > x) better++;
    ranks[i] = better + 1;
  }
}

/** Puts the bucket of each value, −1 for none, and where each bucket ends. @returns how many values there are */
function putInBuckets(values: Float64Array, buckets: Int32Array, ends: Int32Array): number {
  const { least, most, count } = extent(values);
  const perUnit = (count - 1) / (most - least);
  const isSpread = perUnit > 0 && perUnit < Number.POSITIVE_INFINITY;
  ends.fill(0, 0, count);
  for (let i = 0; i < values.length; i++) {
    const x = values[i]!;
    const bucket = x >= least ? (isSpread ? Math.floor((x - least) * perUnit) : 0) : -1;
    buckets[i] = bucket;
    if (bucket >= 0) ends[bucket]!++;
  }
  for (let bucket = 1; bucket < count; bucket++) ends[bucket]! += ends[bucket - 1]!;
  return count;
}

function extent(values: Float64Array): { least: number; most: number; count: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (let i = 0; i < values.length; i++) {
    const x = values[i]!;
    if (Number.isNaN(x)) continue;
    count++;
    if (x < least) least = x;
    if (x > most) most = x;
  }
  return { least, most, count };
}
