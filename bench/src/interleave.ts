export type Side<T> = () => T | Promise<T>;

export interface Rounds {
  readonly warmUp: number;
  readonly rounds: number;
  readonly atLeast?: number;
}

/** Medians in milliseconds, without the warm-up rounds. */
export interface SideTimes {
  readonly typical: number;
  /** Of each round's first run, right after the other sides: caches are theirs, the processor may have slept. */
  readonly first: number;
}

/**
 * Runs the sides in turn, round after round, so that whatever else the machine does meets all of them alike.
 * @param check is given the first results of every round; it throws where the sides differ
 */
export async function interleave<T>(
  sides: readonly Side<T>[],
  check: (results: readonly T[]) => void,
  { warmUp, rounds, atLeast = 0 }: Rounds,
): Promise<SideTimes[]> {
  const times = sides.map(() => ({ typical: [] as number[], first: [] as number[] }));
  for (let round = -warmUp; round < rounds; round++) {
    const results: T[] = [];
    for (const [i, side] of sides.entries()) {
      const taken: number[] = [];
      for (const begin = performance.now(); taken.length === 0 || performance.now() - begin < atLeast; ) {
        const start = performance.now();
        const result = await side();
        if (taken.push(performance.now() - start) === 1) results.push(result);
      }
      if (round < 0) continue;
      times[i]!.typical.push(median(taken));
      times[i]!.first.push(taken[0]!);
    }
    check(results);
  }
  return times.map(({ typical, first }) => ({ typical: median(typical), first: median(first) }));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
