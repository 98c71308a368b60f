import type { Significance } from '@soundings/contract/resonance/analysis-choices';
import type { Share } from '@soundings/contract/resonance/resonance';
import type { Steps } from '../../steps.ts';
import { emptyTally, subtractTally, tallyIn } from '../counting/tally.ts';
import { allBits, and } from '../dataset/bits.ts';
import type { Bits, Dataset } from '../dataset/dataset.ts';
import { narrow, select } from '../dataset/selection.ts';
import { judgeSharesInSteps } from './shares.ts';

export interface CodeShare {
  /** Not tested: there is nobody outside. */
  readonly share: Share;
  /** In the order of the variables and their audiences. */
  readonly audiences: readonly Share[];
}

/**
 * How many of those who answered an open question have a code, among the respondents of `mask` or among all, and in each
 * audience, which is compared with those who answered and are not in it; the audiences are a family of tests.
 */
export function* codeSharesInSteps(
  dataset: Dataset,
  answered: Bits,
  coded: Bits,
  mask: Bits | null,
  significance: Significance,
): Steps<CodeShare> {
  const among = select(mask ?? allBits(dataset.respondents));
  const measure = { answered, positive: and(coded, answered) };
  const all = tallyIn(dataset, among, measure);
  yield;
  const splits = [];
  for (const { audiences } of dataset.variables) {
    for (const { members } of audiences) {
      const inside = tallyIn(dataset, narrow(among, members), measure);
      splits.push({ inside, outside: subtractTally(all, inside) });
      yield;
    }
  }
  const [share] = yield* judgeSharesInSteps([{ inside: all, outside: emptyTally }], significance);
  const shares = yield* judgeSharesInSteps(splits, significance);
  return { share: share!, audiences: shares.map((own) => own!) };
}
