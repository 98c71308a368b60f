import type { ConceptsHeadToHead } from '@soundings/contract/resonance/calculations';
import { againstTheOthers } from './against-the-others.ts';
import { among, countMembers } from './count-members.ts';
import type { Bits, Concept, Dataset } from './dataset.ts';
import { getConcept } from './get-concept.ts';
import { judgeSharesInSteps } from './shares.ts';
import { finish, type Steps } from './steps.ts';
import { answeredInSteps, membersOf, subconceptsOf } from './subconcepts.ts';
import type { Tally } from './tally.ts';

/** All at once, see `conceptsHeadToHeadInSteps`. */
export function conceptsHeadToHead(
  dataset: Dataset,
  conceptIds: readonly string[],
  mask: Bits | null,
): ConceptsHeadToHead {
  return finish(conceptsHeadToHeadInSteps(dataset, conceptIds, mask));
}

/**
 * Concepts side by side: how many of those who answered to each named a subconcept in any tone, among the respondents
 * of `mask` or among all. Equal names line up: every concept has every name, by label. A share is compared with those
 * of the same name in the other chosen concepts, taken as one; all of them are one family of tests.
 * In the order of the ids; one that comes twice counts once. Throws an UnknownConceptError.
 */
export function* conceptsHeadToHeadInSteps(
  dataset: Dataset,
  conceptIds: readonly string[],
  mask: Bits | null,
): Steps<ConceptsHeadToHead> {
  const chosen = [...new Set(conceptIds.map((id) => getConcept(dataset, id)))];
  const counted: Counted[] = [];
  for (const concept of chosen) counted.push(yield* countInSteps(dataset, concept, mask));
  const names = [...new Set(counted.flatMap(({ tallies }) => [...tallies.keys()]))].sort();
  const rows = names.map((name) => againstTheOthers(counted.map(({ tallies }) => tallies.get(name) ?? null)));
  const shares = yield* judgeSharesInSteps(rows.flat());
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
  /** Who named a subconcept, by its name. */
  readonly tallies: ReadonlyMap<string, Tally>;
}

function* countInSteps(dataset: Dataset, concept: Concept, mask: Bits | null): Steps<Counted> {
  const answered = yield* answeredInSteps(concept, dataset.respondents);
  const left = among(dataset, answered, mask);
  yield;
  const tallies = new Map<string, Tally>();
  for (const subconcept of subconceptsOf(concept)) {
    const members = membersOf(subconcept, 'any');
    if (members) tallies.set(subconcept.name, countMembers(dataset, left, members));
    yield;
  }
  return { base: left.all.base, tallies };
}
