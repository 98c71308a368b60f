import type { Steps } from '../steps.ts';
import { compareListInSteps, findThemesInSteps, type Theme } from '../text/clusters.ts';
import type { PairwiseSimilarity } from '../text/pairwise-similarity.ts';
import type { TextLanguage } from '../text/stop-words.ts';

export interface Compressible {
  readonly text: string;
  /** R1 as predicted, 0–100. */
  readonly prediction?: number;
  readonly isLiked?: boolean;
}

interface KeptMessage {
  /** Into the list, as are all numbers here. */
  readonly index: number;
  readonly theme: number;
  /** Messages that it stands for, the most alike first: any of them can take its place. */
  readonly absorbed: readonly number[];
}

export interface Compression {
  /** Largest first; `members` are messages of the whole list. */
  readonly themes: readonly Theme[];
  readonly kept: readonly KeptMessage[];
}

/** What an R1 of 100 is worth, in messages fully represented per place: by `bench scout` between coverage and prediction. */
const weightOfPrediction = 0.9;
/** A like decides between messages that say about the same; a theme of its own still outweighs it. */
const weightOfLike = 0.5;

/**
 * As many of the messages as wanted. Each stands for those that are most like it, chosen one after the other so that the
 * whole list is represented best, by prediction and likes among those that say about the same; no theme takes more places
 * than its share of the list, rounded up. Writes nothing new.
 *
 * Facility location by lazy greedy choice: H. Lin and J. Bilmes, "A class of submodular functions for document
 * summarization", ACL 2011; M. Minoux 1978.
 * @public for SCOUT
 */
export function* compressInSteps(
  messages: readonly Compressible[],
  target: number,
  language: TextLanguage,
): Steps<Compression> {
  const texts = messages.map(({ text }) => text);
  const similarity = yield* compareListInSteps(texts, language);
  const themes = yield* findThemesInSteps(texts, similarity, language);
  const themeOf = new Map(themes.flatMap(({ members }, theme) => members.map((index) => [index, theme])));
  const places = themes.map(({ members }) => Math.ceil((members.length / messages.length) * target));
  const chosen: number[] = [];
  const represented = new Float64Array(messages.length);
  const worth = messages.map(
    ({ prediction = 0, isLiked = false }) => (weightOfPrediction * prediction) / 100 + (isLiked ? weightOfLike : 0),
  );
  const gain = (index: number): number => {
    let sum = 0;
    for (let other = 0; other < messages.length; other++) {
      sum += Math.max(0, similarity.at(index, other) - represented[other]!);
    }
    return (sum * target) / messages.length + worth[index]!;
  };
  // A gain only falls while others are chosen: whoever still leads after counting anew is the best.
  let waiting: Candidate[] = [];
  for (const index of messages.keys()) {
    waiting.push({ index, bound: gain(index) });
    if (index % gainsPerStep === 0) yield;
  }
  while (chosen.length < Math.min(target, messages.length)) {
    waiting.sort((a, b) => b.bound - a.bound || a.index - b.index);
    let best: Candidate | null = null;
    for (const [place, candidate] of waiting.entries()) {
      if (best && candidate.bound <= best.bound) break;
      candidate.bound = gain(candidate.index);
      if (!best || candidate.bound > best.bound) best = candidate;
      if (place % gainsPerStep === 0) yield;
    }
    const { index } = best!;
    const theme = themeOf.get(index)!;
    places[theme]!--;
    chosen.push(index);
    for (let other = 0; other < messages.length; other++) {
      represented[other] = Math.max(represented[other]!, similarity.at(index, other));
    }
    const isFull = places[theme] === 0;
    waiting = waiting.filter((other) => other !== best && !(isFull && themeOf.get(other.index) === theme));
    yield;
  }
  return { themes, kept: yield* absorbInSteps(chosen, themeOf, similarity) };
}

const gainsPerStep = 20;

interface Candidate {
  readonly index: number;
  /** At least what choosing it gains now. */
  bound: number;
}

function* absorbInSteps(
  chosen: readonly number[],
  themeOf: ReadonlyMap<number, number>,
  similarity: PairwiseSimilarity,
): Steps<KeptMessage[]> {
  const absorbed = new Map(chosen.map((index) => [index, [] as number[]]));
  for (let index = 0; index < similarity.size; index++) {
    if (absorbed.has(index)) continue;
    const nearest = chosen.reduce((best, other) =>
      similarity.at(index, other) > similarity.at(index, best) ? other : best,
    );
    absorbed.get(nearest)!.push(index);
    if (index % gainsPerStep === 0) yield;
  }
  return [...absorbed]
    .map(([index, others]) => ({
      index,
      theme: themeOf.get(index)!,
      absorbed: others.toSorted((a, b) => similarity.at(index, b) - similarity.at(index, a) || a - b),
    }))
    .toSorted((a, b) => a.index - b.index);
}
