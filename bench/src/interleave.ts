/** One side of a comparison; what it gives is handed to `check`, outside the measured time. */
export type Side<T> = () => T | Promise<T>;

/**
 * Runs the sides in turn, round after round, so that whatever else the machine does meets all of them alike.
 * @param check is given every result; it throws where the sides differ
 * @returns the median time of each side in milliseconds, without the warm-up rounds
 */
export async function interleave<T>(
  sides: readonly Side<T>[],
  check: (results: readonly T[]) => void,
  { warmUp, rounds }: { warmUp: number; rounds: number },
): Promise<number[]> {
  const times: number[][] = sides.map(() => []);
  for (let round = -warmUp; round < rounds; round++) {
    const results: T[] = [];
    for (const [i, side] of sides.entries()) {
      const start = performance.now();
      results.push(await side());
      if (round >= 0) times[i]!.push(performance.now() - start);
    }
    check(results);
  }
  return times.map(median);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
