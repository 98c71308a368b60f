import { sameMeaning } from '../text/clusters.ts';
import { compareVectors, type TextVector, vectorize } from '../text/similarity.ts';
import { combineFacts } from './combine-facts.ts';
import type { WrittenMessage } from './facts.ts';
import { ownWords } from './frames.ts';
import { type Draft, phraseFact } from './phrase-fact.ts';
import { randomFrom } from './random.ts';
import { type Candidate, rankDrafts, weighOwnWords } from './rank-drafts.ts';
import { withoutStop } from './sentence-parts.ts';
import { readSources, type Sources, unsupportedClaims } from './unsupported-claims.ts';
import type { ShortReason, WritingRequest, WrittenMessages } from './writing-request.ts';

/** As many messages as wanted, or fewer with the reason: the best first, no two alike, each within its sources. */
export const writeMessages = (request: WritingRequest): WrittenMessages => {
  const messages: WrittenMessage[] = [];
  const stream = streamMessages(request);
  for (;;) {
    const next = stream.next();
    if (next.done) return { messages, short: next.value };
    messages.push(next.value);
  }
};

interface Written {
  readonly texts: string[];
  readonly vectors: TextVector[];
  readonly uses: Map<string, number>;
}

/** Two facts in one message are like each of them alone; above this they are not worth a message of their own. */
const maxLikenessOfPairs = 0.8;

/**
 * Messages one after the other; returns why it ended early, or null. First each fact by itself, then two together: a fact
 * stands in one pair, and in up to three where there would be too few messages otherwise.
 */
export function* streamMessages(request: WritingRequest): Generator<WrittenMessage, ShortReason | null> {
  const { facts, language, count, avoid, maxLikeness = sameMeaning, seed } = request;
  if (facts.language !== language) return 'otherLanguage';
  if (facts.facts.length === 0) return 'noFacts';
  const sources = readSources(facts.sources, language);
  const random = randomFrom(seed);
  const told = avoid?.messages ?? [];
  const written: Written = {
    texts: [...told],
    vectors: told.map((text) => vectorize(text, language, weighOwnWords(facts))),
    uses: new Map(),
  };
  let left = count;
  const tell = function* (drafts: readonly Draft[], likeness: number, pairs = 0): Generator<WrittenMessage> {
    const candidates = new Set(rankDrafts(drafts, request, random));
    while (left > 0) {
      const best = pickBest(candidates, written.uses);
      if (!best) return;
      candidates.delete(best);
      if (!isNew(best, written, likeness, pairs) || !isTrue(best, sources)) continue;
      record(best, written);
      left--;
      yield {
        text: printed(best.text, language),
        angle: best.angle,
        evidence: best.facts.map(({ id, text }) => ({ id, text })),
      };
    }
  };
  yield* tell(
    facts.facts.flatMap((fact) => phraseFact(fact, facts)),
    maxLikeness,
  );
  for (const pairs of [1, 2, 3]) {
    if (left > 0) yield* tell(combineFacts(facts), Math.max(maxLikeness, maxLikenessOfPairs), pairs);
  }
  return left > 0 ? 'fewFacts' : null;
}

/** With the quotes of the language: pages are read with plain ones. */
const printed = (text: string, language: WritingRequest['language']): string =>
  language === 'de' ? text.replaceAll(/"([^"]+)"/g, '„$1“') : text;

const isTrue = ({ text }: Draft, sources: Sources): boolean =>
  unsupportedClaims(text, sources, ownWords(sources.language)).length === 0;

/** `pairs`: in how many of them a fact may stand. */
const isNew = (
  { text, vector, facts }: Candidate,
  { texts, vectors, uses }: Written,
  likeness: number,
  pairs: number,
): boolean => {
  if (vectors.some((other) => compareVectors(other, vector) >= likeness)) return false;
  if (asks(text) && (uses.get(`asked ${facts[0]!.id}`) ?? 0) >= maxAsked) return false;
  if (facts.length > 1) return facts.every(({ id }) => (uses.get(`pair ${id}`) ?? 0) < pairs);
  return !texts.some((other) => holds(other, text) || holds(text, other));
};

/** Whether one message says another whole: "Did you know?" and an answer do not make it new. */
const holds = (long: string, short: string): boolean => {
  const core = withoutStop(short.toLowerCase());
  return core.length > 12 && long.toLowerCase().includes(core);
};

const record = (chosen: Candidate, { texts, vectors, uses }: Written): void => {
  const { angle, frame, text, vector, facts } = chosen;
  const kind = facts.length > 1 ? 'pair' : 'fact';
  const keys = [`angle ${angle}`, `frame ${frame}`, openingOf(text), ...facts.map(({ id }) => `${kind} ${id}`)];
  if (asks(text)) keys.push(`asked ${facts[0]!.id}`);
  for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1);
  vectors.push(vector);
  texts.push(text);
};

const asks = (text: string): boolean => /^[^.!]*\?/.test(text);
const maxAsked = 2;

const openingOf = (text: string): string => `opening ${text.split(' ')[0]}`;

/** The best score, less for every angle, frame, opening and fact that was used before. */
const pickBest = (candidates: ReadonlySet<Candidate>, uses: ReadonlyMap<string, number>): Candidate | null => {
  let best: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const { angle, frame, text, score, facts } = candidate;
    const used = (key: string): number => uses.get(key) ?? 0;
    const tired =
      0.22 * used(`angle ${angle}`) +
      (frame === 'plain' ? 0.05 : 0.5) * used(`frame ${frame}`) +
      0.2 * used(openingOf(text)) +
      0.4 * Math.max(...facts.map(({ id }) => used(`fact ${id}`)));
    if (score - tired > most) [best, most] = [candidate, score - tired];
  }
  return best;
};
