import { sameMeaning } from '../text/clusters.ts';
import { compareVectors, type TextVector, vectorize } from '../text/similarity.ts';
import { stemWord } from '../text/stem.ts';
import type { TextLanguage } from '../text/stop-words.ts';
import { splitWords } from '../text/words.ts';
import { combineFacts } from './combine-facts.ts';
import {
  type Angle,
  angles as allAngles,
  type Facts,
  type MessageLength,
  maxCharacters,
  messageLengths,
  type Tone,
  type WrittenMessage,
} from './facts.ts';
import { ownWords } from './frames.ts';
import { type Draft, phraseFact } from './phrase-fact.ts';
import { randomFrom } from './random.ts';
import { rateDraft } from './rate-draft.ts';
import { withoutStop } from './sentence-parts.ts';
import { readSources, unsupportedClaims } from './unsupported-claims.ts';

export interface WritingRequest {
  readonly facts: Facts;
  /** Only messages in the source's own language are written: nothing is translated. */
  readonly language: TextLanguage;
  readonly count: number;
  readonly angles?: readonly Angle[] | undefined;
  readonly lengths?: readonly MessageLength[] | undefined;
  readonly tone?: Tone | undefined;
  /** What the messages should be about. */
  readonly topic?: string | undefined;
  /** Messages that are there already, and words that must not stand in any. */
  readonly avoid?: { readonly messages?: readonly string[]; readonly words?: readonly string[] } | undefined;
  /** Likeness from which two messages count as one; below 1. */
  readonly maxLikeness?: number | undefined;
  readonly seed: number;
}

/** Why there are fewer messages than wanted. */
export type ShortReason = 'otherLanguage' | 'noFacts' | 'fewFacts';

export interface WrittenMessages {
  readonly messages: readonly WrittenMessage[];
  readonly short: ShortReason | null;
}

export const writeMessages = (request: WritingRequest): WrittenMessages => {
  const messages: WrittenMessage[] = [];
  const stream = streamMessages(request);
  for (;;) {
    const next = stream.next();
    if (next.done) return { messages, short: next.value };
    messages.push(next.value);
  }
};

interface Candidate extends Draft {
  readonly score: number;
  readonly vector: TextVector;
}

/** Messages one after the other, the best first; returns why it ended early, or null. */
export function* streamMessages(request: WritingRequest): Generator<WrittenMessage, ShortReason | null> {
  const { facts, language, count, avoid, maxLikeness = sameMeaning } = request;
  if (facts.language !== language) return 'otherLanguage';
  const candidates = rankDrafts(request);
  if (candidates.length === 0) return facts.facts.length === 0 ? 'noFacts' : 'fewFacts';
  const sources = readSources([...facts.sources], language);
  const own = ownWords(language);
  const taken: TextVector[] = (avoid?.messages ?? []).map((text) => vectorize(text, language, weighOwnWords(facts)));
  const told: string[] = [...(avoid?.messages ?? [])];
  const uses = new Map<string, number>();
  const left = new Set(candidates);
  let written = 0;
  while (written < count) {
    const best = pickBest(left, uses);
    if (!best) return 'fewFacts';
    left.delete(best);
    if (taken.some((other) => compareVectors(other, best.vector) >= maxLikeness)) continue;
    if (told.some((other) => holds(other, best.text) || holds(best.text, other))) continue;
    if (unsupportedClaims(best.text, sources, own).length > 0) continue;
    for (const key of usesOf(best)) uses.set(key, (uses.get(key) ?? 0) + 1);
    taken.push(best.vector);
    told.push(best.text);
    written++;
    yield { text: best.text, angle: best.angle, evidence: best.facts.map(({ id, text }) => ({ id, text })) };
  }
  return null;
}

/** Whether one message says another whole: "Did you know?" and an answer do not make it new. */
const holds = (long: string, short: string): boolean => {
  const core = withoutStop(short.toLowerCase());
  return core.length > 12 && long.toLowerCase().includes(core);
};

const minScore = 1.2;

/** The brand's name and the frames' words make no two messages alike, nor unlike. */
const weighOwnWords = ({ brand, language }: Facts): ((stem: string, idf: number) => number) => {
  const own = new Set([...ownWords(language), ...splitWords(brand)].map((word) => stemWord(word, language)));
  return (stem, idf) => (own.has(stem) ? idf / 5 : idf);
};

const usesOf = ({ angle, frame, text, facts }: Draft): string[] => [
  `angle ${angle}`,
  `frame ${frame}`,
  `opening ${text.split(' ')[0]}`,
  ...facts.map(({ id }) => `fact ${id}`),
];

/** The best score, less for every angle, frame and opening that was used before. */
const pickBest = (candidates: ReadonlySet<Candidate>, uses: ReadonlyMap<string, number>): Candidate | null => {
  let best: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const { angle, frame, text, score, facts } = candidate;
    const used = (key: string): number => uses.get(key) ?? 0;
    const tired =
      0.22 * used(`angle ${angle}`) +
      (frame === 'plain' ? 0.05 : 0.5) * used(`frame ${frame}`) +
      0.2 * used(`opening ${text.split(' ')[0]}`) +
      (facts.length > 1 ? 0.9 : 0.4) * Math.max(...facts.map(({ id }) => used(`fact ${id}`)));
    if (score - tired > most) [best, most] = [candidate, score - tired];
  }
  return best;
};

const rankDrafts = ({
  facts,
  language,
  angles = allAngles,
  lengths = messageLengths,
  tone = 'neutral',
  topic,
  avoid,
  seed,
}: WritingRequest): Candidate[] => {
  const random = randomFrom(seed);
  const longest = Math.max(...lengths.map((length) => maxCharacters[length]));
  const allowed = (text: string): boolean => text.length <= longest && lengths.includes(lengthOf(text));
  const avoided = (avoid?.words ?? []).map((word) => word.toLowerCase());
  const wanted = topic?.trim() ? vectorize(topic, language) : null;
  const seen = new Set<string>();
  const weightOf = weighOwnWords(facts);
  const place = new Map(facts.facts.map(({ id }, at) => [id, at / facts.facts.length]));
  const drafts = [...facts.facts.flatMap((fact) => phraseFact(fact, facts)), ...combineFacts(facts)];
  return drafts.flatMap((draft): Candidate[] => {
    const { text, angle, facts: used } = draft;
    const lower = text.toLowerCase();
    if (!angles.includes(angle) || !allowed(text) || seen.has(lower) || avoided.some((word) => lower.includes(word)))
      return [];
    seen.add(lower);
    const score = rateDraft(draft, facts, tone, place.get(used[0]!.id)!) - 0.7 * (used.length - 1) + 0.3 * random();
    if (score < minScore) return [];
    const vector = vectorize(text, language, weightOf);
    return [{ ...draft, vector, score: score + (wanted ? 4 * compareVectors(wanted, vector) : 0) }];
  });
};

const lengthOf = (text: string): MessageLength =>
  messageLengths.find((length) => text.length <= maxCharacters[length]) ?? 'long';
