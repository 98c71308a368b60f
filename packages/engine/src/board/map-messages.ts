import type { Steps } from '../steps.ts';
import { findKeyPhrases } from '../text/key-phrases.ts';
import type { PairwiseSimilarity } from '../text/pairwise-similarity.ts';
import type { TextLanguage } from '../text/stop-words.ts';
import { normalizeText } from '../text/words.ts';

export interface MessageMap {
  /** A point a message, in the order of the list; both numbers −1 to 1. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly axes: readonly [MapAxis, MapAxis];
}

interface MapAxis {
  /** What distinguishes the messages at the low and the high end; null where no phrase does. */
  readonly low: string | null;
  readonly high: string | null;
  /** Share of the differences between the messages that the axis shows, 0–1. */
  readonly share: number;
}

const rounds = 40;
const rowsPerStep = 20;

/**
 * Classical scaling of the dissimilarities √(2(1 − similarity)): the two leading eigenvectors of the doubly centred
 * similarities, by orthogonal iteration from a fixed start (W. Torgerson 1952). The same list gives the same map.
 * @public for SCOUT
 */
export function* mapMessagesInSteps(
  texts: readonly string[],
  similarity: PairwiseSimilarity,
  language: TextLanguage,
): Steps<MessageMap> {
  const { size } = similarity;
  const vectors = [0, 1].map((axis) => Float64Array.from({ length: size }, (_, i) => Math.sin((i + 1) * (axis + 1.3))));
  let values = [0, 0];
  for (let round = 0; round < rounds && size > 1; round++) {
    const products = [0, 1].map(() => new Float64Array(size));
    for (const vector of vectors) center(vector);
    for (let a = 0; a < size; a++) {
      let [x, y] = [0, 0];
      for (let b = 0; b < size; b++) {
        const likeness = similarity.at(a, b);
        x += likeness * vectors[0]![b]!;
        y += likeness * vectors[1]![b]!;
      }
      products[0]![a] = x;
      products[1]![a] = y;
      if (a % rowsPerStep === 0) yield;
    }
    for (const product of products) center(product);
    values = [scaleToLength(products[0]!), 0];
    const shared = dot(products[0]!, products[1]!);
    for (let i = 0; i < size; i++) products[1]![i]! -= shared * products[0]![i]!;
    values[1] = scaleToLength(products[1]!);
    vectors.splice(0, 2, ...products);
  }
  const total = yield* traceInSteps(similarity);
  const [x, y] = vectors.map((vector) => orient(vector)) as [Float64Array, Float64Array];
  const spread = Math.max(...x.map(Math.abs), ...y.map(Math.abs)) || 1;
  const axis = (vector: Float64Array, value: number): MapAxis => ({
    ...nameEnds(texts, vector, language),
    share: total > 0 ? Math.min(1, value / total) : 0,
  });
  return {
    points: texts.map((_, i) => (size > 1 ? { x: x[i]! / spread, y: y[i]! / spread } : { x: 0, y: 0 })),
    axes: [axis(x, values[0]!), axis(y, values[1]!)],
  };
}

const center = (vector: Float64Array): void => {
  const mean = vector.reduce((sum, value) => sum + value, 0) / (vector.length || 1);
  for (let i = 0; i < vector.length; i++) vector[i]! -= mean;
};

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/** Makes a vector's length 1, or leaves it empty. @returns the length that it had */
const scaleToLength = (vector: Float64Array): number => {
  const length = Math.sqrt(dot(vector, vector));
  for (let i = 0; i < vector.length; i++) vector[i] = length > 1e-9 ? vector[i]! / length : 0;
  return length;
};

function* traceInSteps(similarity: PairwiseSimilarity): Steps<number> {
  let sum = 0;
  for (let a = 0; a < similarity.size; a++) {
    for (let b = 0; b < similarity.size; b++) sum += similarity.at(a, b);
    if (a % rowsPerStep === 0) yield;
  }
  return similarity.size - sum / (similarity.size || 1);
}

/** Of the two directions of an axis the one in which its outermost message lies on the positive side. */
const orient = (vector: Float64Array): Float64Array => {
  const outermost = vector.reduce((most, value) => (Math.abs(value) > Math.abs(most) + 1e-12 ? value : most), 0);
  return outermost < 0 ? vector.map((value) => -value) : vector;
};

/** Of the messages at an end; fewer than three show nothing in common. */
const shareOfEnd = 0.2;
const leastAtEnd = 3;
/** A phrase names an end when this share of its messages hold it, and three times as many as among the others. */
const leastHolding = 0.4;

const nameEnds = (
  texts: readonly string[],
  vector: Float64Array,
  language: TextLanguage,
): { low: string | null; high: string | null } => {
  const order = [...texts.keys()].toSorted((a, b) => vector[a]! - vector[b]! || a - b);
  const count = Math.max(leastAtEnd, Math.floor(texts.length * shareOfEnd));
  if (texts.length < 3 * count) return { low: null, high: null };
  const nameOf = (end: readonly number[], rest: readonly number[]): string | null => {
    const holding = (group: readonly number[], phrase: string): number =>
      group.filter((index) => normalizeText(texts[index]!).toLowerCase().includes(phrase.toLowerCase())).length /
      group.length;
    const phrases = findKeyPhrases(
      end.map((index) => texts[index]!),
      language,
    );
    const named = phrases.find(({ phrase }) => {
      const share = holding(end, phrase);
      return share >= leastHolding && share >= 3 * holding(rest, phrase);
    });
    return named?.phrase ?? null;
  };
  return {
    low: nameOf(order.slice(0, count), order.slice(count)),
    high: nameOf(order.slice(-count), order.slice(0, -count)),
  };
};
