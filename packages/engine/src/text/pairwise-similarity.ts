import type { Steps } from '../steps.ts';
import { similarityWeights, type TextVector } from './similarity.ts';
import { vectorLength } from './word-vectors.ts';

/** Similarities of all pairs of a list, 0–1, as `compareVectors` tells them; a pair is kept once. */
export interface PairwiseSimilarity {
  readonly size: number;
  readonly at: (a: number, b: number) => number;
}

/** About a millisecond of work in a list of 1,000. */
const rowsPerStep = 4;
const textsPerStep = 20;

/**
 * Compares all pairs by an inverted index, so that texts without a common part cost nothing but the dot product of their
 * meanings. Takes 2 bytes a pair: 5,000 texts need 25 MB.
 */
export function* comparePairsInSteps(vectors: readonly TextVector[]): Steps<PairwiseSimilarity> {
  const size = vectors.length;
  const pairs = new Uint16Array((size * (size - 1)) / 2);
  const features = yield* indexInSteps(vectors);
  const meanings = flattenMeanings(vectors);
  const row = new Float64Array(size);
  for (let a = 1; a < size; a++) {
    row.fill(0, 0, a);
    for (const [key, value] of features.rows[a]!) {
      const { texts, values } = features.postings.get(key)!;
      for (let i = 0; i < texts.length && texts[i]! < a; i++) row[texts[i]!]! += value * values[i]!;
    }
    for (let b = 0; b < a; b++) pairs[pairIndex(a, b)] = Math.round(scale * withMeaning(row[b]!, meanings, a, b));
    if (a % rowsPerStep === 0) yield;
  }
  return { size, at: (a, b) => (a === b ? 1 : pairs[pairIndex(a, b)]! / scale) };
}

const scale = 65_535;

export const pairIndex = (a: number, b: number): number => (a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a);

interface Features {
  /** Of each text, its stems and parts with their weighted share of the similarity's root. */
  readonly rows: readonly (readonly (readonly [key: number, value: number])[])[];
  /** Of each stem or part, the texts that hold it, ascending. */
  readonly postings: ReadonlyMap<number, { readonly texts: number[]; readonly values: number[] }>;
}

function* indexInSteps(vectors: readonly TextVector[]): Steps<Features> {
  const postings = new Map<number, { texts: number[]; values: number[] }>();
  const roots = { stems: Math.sqrt(similarityWeights.stems), parts: Math.sqrt(similarityWeights.parts) };
  const rows: (readonly [number, number])[][] = [];
  for (const [text, { stems, parts }] of vectors.entries()) {
    const row = [
      ...[...stems].map(([hash, value]) => [hash + 1, value * roots.stems] as const),
      ...[...parts].map(([hash, value]) => [-hash - 1, value * roots.parts] as const),
    ];
    for (const [key, value] of row) {
      const known = postings.get(key) ?? { texts: [], values: [] };
      postings.set(key, known);
      known.texts.push(text);
      known.values.push(value);
    }
    rows.push(row);
    if (text % textsPerStep === 0) yield;
  }
  return { rows, postings };
}

interface Meanings {
  readonly values: Float64Array;
  readonly has: Uint8Array;
}

const flattenMeanings = (vectors: readonly TextVector[]): Meanings => {
  const values = new Float64Array(vectors.length * vectorLength);
  const has = new Uint8Array(vectors.length);
  for (const [text, { meaning }] of vectors.entries()) {
    if (!meaning) continue;
    has[text] = 1;
    values.set(meaning, text * vectorLength);
  }
  return { values, has };
};

const withMeaning = (bySpelling: number, { values, has }: Meanings, a: number, b: number): number => {
  if (!has[a] || !has[b]) return Math.min(1, bySpelling / (similarityWeights.stems + similarityWeights.parts));
  let cosine = 0;
  const [one, other] = [a * vectorLength, b * vectorLength];
  for (let i = 0; i < vectorLength; i++) cosine += values[one + i]! * values[other + i]!;
  return Math.min(1, Math.max(0, bySpelling + similarityWeights.meaning * cosine));
};
