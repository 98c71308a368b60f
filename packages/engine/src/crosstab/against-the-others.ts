import type { Split } from './counts.ts';
import { addTallies, emptyTally, subtractTally, type Tally } from './tally.ts';

/** Each tally beside all the others of the list, taken as one. Nulls (questions not asked) stay null. */
export function againstTheOthers(tallies: readonly (Tally | null)[]): (Split | null)[] {
  const all = tallies.reduce((sum: Tally, tally) => (tally ? addTallies(sum, tally) : sum), emptyTally);
  return tallies.map((inside) => inside && { inside, outside: subtractTally(all, inside) });
}
