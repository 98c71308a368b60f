import type { Significance } from '@soundings/contract/resonance/analysis-choices';
import type {
  ConceptAverage,
  ConceptFigures,
  ConceptResponse,
  Concepts,
  SubconceptFigures,
} from '@soundings/contract/resonance/calculation-answers';
import { finish, mapInSteps, type Steps } from '../../steps.ts';
import { type Among, among, countMembers, type Tally, toPercent } from '../counting/tally.ts';
import { allocateBits, orInto, popcount } from '../dataset/bits.ts';
import type { Bits, Concept, Dataset, Mention, Tone } from '../dataset/dataset.ts';
import { againstTheOthers, judgeSharesInSteps } from './shares.ts';

export function concepts(dataset: Dataset): Concepts {
  return finish(conceptsInSteps(dataset));
}

export function* conceptsInSteps(dataset: Dataset): Steps<Concepts> {
  const found: Concepts['concepts'] = [];
  for (const concept of dataset.concepts) {
    const base = popcount(yield* answeredInSteps(concept, dataset.respondents));
    const subconcepts = groupSubconcepts(concept).map(({ name }) => name);
    found.push({ id: concept.id, name: concept.name, base, subconcepts });
    yield;
  }
  return { concepts: found };
}

/**
 * A concept's lists and averages beside those of other concepts, each on its own base; the concept itself and ids that
 * come twice are left out of the others. In the order of the ids. Throws an UnknownConceptError.
 */
export function* conceptResponseInSteps(
  dataset: Dataset,
  conceptId: string,
  compareTo: readonly string[],
  mask: Bits | null,
  significance?: Significance,
): Steps<ConceptResponse> {
  const chosen = getConcept(dataset, conceptId);
  const others = new Set(compareTo.map((id) => getConcept(dataset, id)));
  others.delete(chosen);
  const comparedTo: ConceptFigures[] = [];
  const concept = yield* conceptFiguresInSteps(dataset, chosen, mask, significance);
  for (const other of others) comparedTo.push(yield* conceptFiguresInSteps(dataset, other, mask, significance));
  return { concept, comparedTo };
}

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
function* conceptFiguresInSteps(
  dataset: Dataset,
  concept: Concept,
  mask: Bits | null,
  significance?: Significance,
): Steps<ConceptFigures> {
  const answered = yield* answeredInSteps(concept, dataset.respondents);
  const all = among(dataset, answered, null);
  yield;
  const left = mask ? among(dataset, answered, mask) : all;
  yield;
  const subconcepts = groupSubconcepts(concept);
  const list = (tone: Tone | 'any') => countInSteps(dataset, subconcepts, tone, left, all);
  const [original, positive, negative] = [yield* list('any'), yield* list('positive'), yield* list('negative')];
  const average = (counted: readonly Counted[]) => averageConcepts(concept.name, counted);
  return {
    id: concept.id,
    name: concept.name,
    base: left.all.base,
    globalBase: all.all.base,
    ORIGINAL: yield* figuresInSteps(original, significance),
    POSITIVE: yield* figuresInSteps(positive, significance),
    NEGATIVE: yield* figuresInSteps(negative, significance),
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
    const members = membersInTone(subconcept, tone);
    if (!members) continue;
    const global = countMembers(dataset, all, members);
    yield;
    const filtered = left === all ? global : countMembers(dataset, left, members);
    counted.push({ subName: subconcept.name, filtered, global });
    yield;
  }
  return counted;
}

function* figuresInSteps(counted: readonly Counted[], significance?: Significance): Steps<SubconceptFigures[]> {
  const shares = yield* judgeSharesInSteps(againstTheOthers(counted.map(({ filtered }) => filtered)), significance);
  return yield* mapInSteps(counted, ({ subName, global }, i) => {
    const share = shares[i]!;
    return { subName, total: share.percent, globalTotal: toPercent(global), share };
  });
}

const averageConcepts = (subHeader: string, counted: readonly Counted[]): ConceptAverage => ({
  subHeader,
  avg: mean(counted.map(({ filtered }) => toPercent(filtered))),
  globalAvg: mean(counted.map(({ global }) => toPercent(global))),
});

function mean(percents: readonly (number | null)[]): number | null {
  const known = percents.filter((percent) => percent !== null);
  return known.length === 0 ? null : known.reduce((sum, percent) => sum + percent, 0) / known.length;
}

export class UnknownConceptError extends Error {
  override readonly name = 'UnknownConceptError';
  readonly conceptId: string;

  constructor(conceptId: string) {
    super(`There is no concept ${JSON.stringify(conceptId)}.`);
    this.conceptId = conceptId;
  }
}

export function getConcept({ concepts }: Dataset, conceptId: string): Concept {
  const concept = concepts.find(({ id }) => id === conceptId);
  if (!concept) throw new UnknownConceptError(conceptId);
  return concept;
}

interface Subconcept {
  readonly name: string;
  readonly mentions: readonly Mention[];
}

/** The subconcepts of a concept in the order of its mentions. A subconcept's position is stable for its dataset. */
export function groupSubconcepts({ mentions }: Concept): Subconcept[] {
  const byName = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const known = byName.get(mention.subconcept);
    if (known) known.push(mention);
    else byName.set(mention.subconcept, [mention]);
  }
  return [...byName].map(([name, own]) => ({ name, mentions: own }));
}

/** Who named a subconcept in a tone, or in any tone; null where nobody did. Not to be written to. */
export function membersInTone({ mentions }: Subconcept, tone: Tone | 'any'): Bits | null {
  const [first, ...others] = mentions.filter((mention) => tone === 'any' || mention.tone === tone);
  if (!first || others.length === 0) return first?.members ?? null;
  const members = first.members.slice();
  for (const other of others) orInto(members, other.members);
  return members;
}

export function* answeredInSteps({ mentions }: Concept, respondents: number): Steps<Bits> {
  const answered = allocateBits(respondents);
  for (const { members } of mentions) {
    orInto(answered, members);
    yield;
  }
  return answered;
}
