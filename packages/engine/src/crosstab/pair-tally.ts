import { xor } from './bits.ts';
import type { Dataset, Measure } from './dataset.ts';
import { narrow, type Selection } from './selection.ts';
import type { Tally } from './tally.ts';
import { tallyIn } from './tally-in.ts';

/** What the same respondents answered to two questions. */
export interface PairTally {
  /** Those who answered both; positive: to the first. */
  readonly both: Tally;
  /** Those among them who were positive to one of the two only; positive: to the first. */
  readonly discordant: Tally;
}

export function pairTally(dataset: Dataset, among: Selection, first: Measure, second: Measure): PairTally {
  const both = narrow(narrow(among, first.answered), second.answered);
  const unlike = xor(first.positive, second.positive);
  return {
    both: tallyIn(dataset, both, first),
    discordant: tallyIn(dataset, narrow(both, unlike), { answered: unlike, positive: first.positive }),
  };
}
