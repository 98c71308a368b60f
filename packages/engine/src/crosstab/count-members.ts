import { and } from './bits.ts';
import type { Bits, Dataset } from './dataset.ts';
import { countIn, type Selection, select } from './selection.ts';
import type { Tally } from './tally.ts';
import { tallyIn } from './tally-in.ts';

/** Respondents in whom many sets are counted. */
export interface Among {
  readonly selection: Selection;
  /** All of them. */
  readonly all: Tally;
}

/** The part of `group` that `mask` leaves; the mask null leaves all of it. The masks must not change afterwards. */
export function among(dataset: Dataset, group: Bits, mask: Bits | null): Among {
  const selection = select(mask ? and(mask, group) : group);
  return { selection, all: tallyIn(dataset, selection, { answered: group, positive: group }) };
}

/** How many of some respondents are in a set: those are the positive ones. Only the set's own weights are summed. */
export function countMembers(dataset: Dataset, { selection, all }: Among, members: Bits): Tally {
  if (!all.weights) return { positive: countIn(selection, members), base: all.base, weights: null };
  const own = tallyIn(dataset, selection, { answered: members, positive: members });
  return { positive: own.base, base: all.base, weights: { ...all.weights, positive: own.weights?.base ?? 0 } };
}
