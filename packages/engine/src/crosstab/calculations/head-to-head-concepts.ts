import type { Significance } from '@soundings/contract/resonance/analysis-choices';
import type { HeadToHeadConcepts } from '@soundings/contract/resonance/calculation-answers';
import type { Steps } from '../../steps.ts';
import type { Tally } from '../counting/tally.ts';
import { among, countMembers } from '../counting/tally.ts';
import type { Bits, Concept, Dataset } from '../dataset/dataset.ts';
import { answeredInSteps, getConcept, groupSubconcepts, membersInTone } from './concepts.ts';
import { againstTheOthers, judgeSharesInSteps } from './shares.ts';

/**
 * Concepts side by side: how many of those who answered to each named a subconcept in any tone, among the respondents
 * of `mask` or among all. Equal names line up: every concept has every name, by label. A share is compared with those
 * of the same name in the other chosen concepts, taken as one; all of them are one family of tests.
 * In the order of the ids; one that comes twice counts once. Throws an UnknownConceptError.
 */
export function* headToHeadConceptsInSteps(
  dataset: Dataset,
  conceptIds: readonly string[],
  mask: Bits | null,
  significance?: Significance,
): Steps<HeadToHeadConcepts> {
  const chosen = [...new Set(conceptIds.map((id) => getConcept(dataset, id)))];
  const counted: Counted[] = [];
  for (const concept of chosen) counted.push(yield* countInSteps(dataset, concept, mask));
  const names = [...new Set(counted.flatMap(({ tallies }) => [...tallies.keys()]))].sort();
  const rows = names.map((name) => againstTheOthers(counted.map(({ tallies }) => tallies.get(name) ?? null)));
  const shares = yield* judgeSharesInSteps(rows.flat(), significance);
  return {
    concepts: chosen.map(({ id, name: header }, c) => ({
      id,
      header,
      base: counted[c]!.base,
      subconcepts: names.map((subName, row) => ({ subName, share: shares[row * chosen.length + c] ?? null })),
    })),
  };
}

interface Counted {
  readonly base: number;
  readonly tallies: ReadonlyMap<string, Tally>;
}

function* countInSteps(dataset: Dataset, concept: Concept, mask: Bits | null): Steps<Counted> {
  const answered = yield* answeredInSteps(concept, dataset.respondents);
  const left = among(dataset, answered, mask);
  yield;
  const tallies = new Map<string, Tally>();
  for (const subconcept of groupSubconcepts(concept)) {
    const members = membersInTone(subconcept, 'any');
    if (members) tallies.set(subconcept.name, countMembers(dataset, left, members));
    yield;
  }
  return { base: left.all.base, tallies };
}
