import type { Clusters } from '../stats/clustered-z.ts';
import type { Split } from './counts.ts';
import { addTallies, emptyTally, subtractTally, type Tally } from './tally.ts';

/**
 * Each tally beside all the others of the list, taken as one. Nulls (questions not asked) stay null.
 * @param clusters how each hangs together with the others, where that is known
 */
export function againstTheOthers(
  tallies: readonly (Tally | null)[],
  clusters: readonly (Clusters | null)[] = [],
): (Split | null)[] {
  const all = tallies.reduce((sum: Tally, tally) => (tally ? addTallies(sum, tally) : sum), emptyTally);
  return tallies.map(
    (inside, i) => inside && { inside, outside: subtractTally(all, inside), clusters: clusters[i] ?? null },
  );
}
