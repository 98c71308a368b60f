import { allocateBits, orInto } from './bits.ts';
import type { Bits, Concept, Mention, Tone } from './dataset.ts';
import type { Steps } from './steps.ts';

/** What respondents associated with a concept, with who named it in which tone. */
export interface Subconcept {
  readonly name: string;
  /** One a tone at most, and at least one. */
  readonly mentions: readonly Mention[];
}

/** The subconcepts of a concept in the order of its mentions. A subconcept's position is stable for its dataset. */
export function subconceptsOf({ mentions }: Concept): Subconcept[] {
  const byName = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const known = byName.get(mention.subconcept);
    if (known) known.push(mention);
    else byName.set(mention.subconcept, [mention]);
  }
  return [...byName].map(([name, own]) => ({ name, mentions: own }));
}

/** Who named a subconcept in a tone, or in any tone; null where nobody did. Not to be written to. */
export function membersOf({ mentions }: Subconcept, tone: Tone | 'any'): Bits | null {
  const [first, ...others] = mentions.filter((mention) => tone === 'any' || mention.tone === tone);
  if (!first || others.length === 0) return first?.members ?? null;
  const members = first.members.slice();
  for (const other of others) orInto(members, other.members);
  return members;
}

/** Those with any answer to the concept. A step is a mention. */
export function* answeredInSteps({ mentions }: Concept, respondents: number): Steps<Bits> {
  const answered = allocateBits(respondents);
  for (const { members } of mentions) {
    orInto(answered, members);
    yield;
  }
  return answered;
}
