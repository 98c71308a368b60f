import { compareVectors, type TextVector, vectorize } from '../text/similarity.ts';
import { stemWord } from '../text/stem.ts';
import { splitWords } from '../text/words.ts';
import { angles as allAngles, type Facts, type MessageLength, maxCharacters, messageLengths } from './facts.ts';
import { ownWords } from './frames.ts';
import type { Draft } from './phrase-fact.ts';
import { rateDraft } from './rate-draft.ts';
import type { WritingRequest } from './writing-request.ts';

export interface Candidate extends Draft {
  readonly score: number;
  readonly vector: TextVector;
}

/** Below this, no message is better than this one. */
const minScore = 1.2;
/** What a second fact costs: it makes a message longer, not better. */
const pairCost = 0.7;

export const rankDrafts = (
  drafts: readonly Draft[],
  { facts, language, angles = allAngles, lengths = messageLengths, tone = 'neutral', topic, avoid }: WritingRequest,
  random: () => number,
): Candidate[] => {
  const avoided = (avoid?.words ?? []).map((word) => word.toLowerCase());
  const wanted = topic?.trim() ? vectorize(topic, language) : null;
  const weightOf = weighOwnWords(facts);
  const place = new Map(facts.facts.map(({ id }, at) => [id, at / facts.facts.length]));
  const seen = new Set<string>();
  return drafts.flatMap((draft): Candidate[] => {
    const { text, angle, facts: used } = draft;
    const lower = text.toLowerCase();
    const isAllowed = angles.includes(angle) && lengths.some((length) => isOfLength(text, length));
    if (!isAllowed || seen.has(lower) || avoided.some((word) => lower.includes(word))) return [];
    seen.add(lower);
    const worth =
      rateDraft(draft, facts, tone, place.get(used[0]!.id)!) - pairCost * (used.length - 1) + 0.3 * random();
    if (worth < minScore) return [];
    const vector = vectorize(text, language, weightOf);
    return [{ ...draft, vector, score: worth + (wanted ? 4 * compareVectors(wanted, vector) : 0) }];
  });
};

const isOfLength = (text: string, length: MessageLength): boolean =>
  length === messageLengths.find((each) => text.length <= maxCharacters[each]);

/** The brand's name and the frames' words make no two messages alike, nor unlike. */
export const weighOwnWords = ({ brand, language }: Facts): ((stem: string, idf: number) => number) => {
  const own = new Set([...ownWords(language), ...splitWords(brand)].map((word) => stemWord(word, language)));
  return (stem, idf) => (own.has(stem) ? idf / 5 : idf);
};
