import type { ConceptAverage, ConceptFigures, SubconceptFigures } from '@soundings/contract/resonance/calculations';
import { againstTheOthers } from './against-the-others.ts';
import { type Among, among, countMembers } from './count-members.ts';
import type { Bits, Concept, Dataset, Tone } from './dataset.ts';
import { percentOf } from './percent-of.ts';
import { judgeSharesInSteps } from './shares.ts';
import { mapInSteps, type Steps } from './steps.ts';
import { answeredInSteps, membersOf, type Subconcept, subconceptsOf } from './subconcepts.ts';
import type { Tally } from './tally.ts';

/** A subconcept's respondents under the filter and among all. */
interface Counted {
  readonly subName: string;
  readonly filtered: Tally;
  readonly global: Tally;
}

/**
 * The subconcepts of a concept in any tone and by tone, in percent of those with any answer to the concept, among the
 * respondents of `mask` and among all. Each is compared with the other subconcepts of its list, taken as one; a list is
 * a family of tests. In the order of the concept. A step is one subconcept in one tone.
 */
export function* conceptFiguresInSteps(dataset: Dataset, concept: Concept, mask: Bits | null): Steps<ConceptFigures> {
  const answered = yield* answeredInSteps(concept, dataset.respondents);
  const all = among(dataset, answered, null);
  yield;
  const left = mask ? among(dataset, answered, mask) : all;
  yield;
  const subconcepts = subconceptsOf(concept);
  const list = (tone: Tone | 'any') => countInSteps(dataset, subconcepts, tone, left, all);
  const [original, positive, negative] = [yield* list('any'), yield* list('positive'), yield* list('negative')];
  const average = (counted: readonly Counted[]) => averageOf(concept.name, counted);
  return {
    id: concept.id,
    name: concept.name,
    base: left.all.base,
    globalBase: all.all.base,
    ORIGINAL: yield* figuresInSteps(original),
    POSITIVE: yield* figuresInSteps(positive),
    NEGATIVE: yield* figuresInSteps(negative),
    averages: { ORIGINAL: average(original), POSITIVE: average(positive), NEGATIVE: average(negative) },
  };
}

function* countInSteps(
  dataset: Dataset,
  subconcepts: readonly Subconcept[],
  tone: Tone | 'any',
  left: Among,
  all: Among,
): Steps<Counted[]> {
  const counted: Counted[] = [];
  for (const subconcept of subconcepts) {
    const members = membersOf(subconcept, tone);
    if (!members) continue;
    const global = countMembers(dataset, all, members);
    yield;
    const filtered = left === all ? global : countMembers(dataset, left, members);
    counted.push({ subName: subconcept.name, filtered, global });
    yield;
  }
  return counted;
}

function* figuresInSteps(counted: readonly Counted[]): Steps<SubconceptFigures[]> {
  const shares = yield* judgeSharesInSteps(againstTheOthers(counted.map(({ filtered }) => filtered)));
  return yield* mapInSteps(counted, ({ subName, global }, i) => {
    const share = shares[i]!;
    return { subName, total: share.percent, globalTotal: percentOf(global), share };
  });
}

const averageOf = (subHeader: string, counted: readonly Counted[]): ConceptAverage => ({
  subHeader,
  avg: mean(counted.map(({ filtered }) => percentOf(filtered))),
  globalAvg: mean(counted.map(({ global }) => percentOf(global))),
});

/** Null where there is nothing, or no base: then all percents of a list are null. */
function mean(percents: readonly (number | null)[]): number | null {
  const known = percents.filter((percent) => percent !== null);
  return known.length === 0 ? null : known.reduce((sum, percent) => sum + percent, 0) / known.length;
}
