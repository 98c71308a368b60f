import type { TextLanguage } from './stop-words.ts';
import { hashStem, vectorLength, weighWord } from './word-vectors.ts';
import { contentStems } from './words.ts';

export interface TextVector {
  /** Stems by hash, L2-normalised. */
  readonly stems: ReadonlyMap<number, number>;
  /** Parts of stems of three and four letters by hash, L2-normalised: compounds and inflections meet in them. */
  readonly parts: ReadonlyMap<number, number>;
  /** Mean of the word vectors, of length 1; null where fewer than half of the words have one. */
  readonly meaning: Float64Array | null;
}

const maxStems = 400;
export const similarityWeights = { stems: 0.4, parts: 0.3, meaning: 0.3 };

/**
 * Prepares a text: tf·idf of its stems and of their parts, and the idf-weighted mean of their vectors.
 * `weightOf` replaces a stem's rarity, such as by that within a list of texts.
 */
export const vectorize = (
  text: string,
  language: TextLanguage,
  weightOf?: (stem: string, idf: number) => number,
): TextVector => {
  const counts = new Map<string, number>();
  for (const stem of contentStems(text, language).slice(0, maxStems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const stems = new Map<number, number>();
  const parts = new Map<number, number>();
  const sum = new Float64Array(vectorLength);
  let withVector = 0;
  for (const [stem, count] of counts) {
    const { idf, addTo } = weighWord(stem, language);
    const weight = (1 + Math.log(count)) * (weightOf?.(stem, idf) ?? idf);
    add(stems, hashStem(stem), weight);
    const pieces = splitParts(stem);
    for (const piece of pieces) add(parts, hashStem(piece), weight / Math.sqrt(pieces.length));
    if (addTo(sum)) withVector++;
  }
  const meaning = withVector > 0 && withVector >= counts.size / 2 ? normalized(sum) : null;
  return { stems: normalize(stems), parts: normalize(parts), meaning };
};

const add = (sums: Map<number, number>, key: number, value: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + value);
};

const splitParts = (stem: string): string[] => {
  const padded = `^${stem}$`;
  const pieces: string[] = [];
  for (const size of [3, 4]) {
    for (let at = 0; at + size <= padded.length; at++) pieces.push(padded.slice(at, at + size));
  }
  return pieces;
};

const normalize = (values: Map<number, number>): ReadonlyMap<number, number> => {
  let squares = 0;
  for (const value of values.values()) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  for (const [key, value] of values) values.set(key, value / length);
  return values;
};

const normalized = (sum: Float64Array): Float64Array => {
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
};

const dot = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number => {
  const [short, long] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [key, value] of short) sum += value * (long.get(key) ?? 0);
  return sum;
};

/** How much two prepared texts say the same, 0–1: the weighted mean of three cosines. */
export const compareVectors = (a: TextVector, b: TextVector): number => {
  const bySpelling = similarityWeights.stems * dot(a.stems, b.stems) + similarityWeights.parts * dot(a.parts, b.parts);
  if (!a.meaning || !b.meaning) return Math.min(1, bySpelling / (similarityWeights.stems + similarityWeights.parts));
  const cosine = a.meaning.reduce((sum, value, i) => sum + value * b.meaning![i]!, 0);
  return Math.min(1, Math.max(0, bySpelling + similarityWeights.meaning * cosine));
};

/** How much two short texts of one language say the same, 0–1. */
export const compareTexts = (a: string, b: string, language: TextLanguage): number =>
  compareVectors(vectorize(a, language), vectorize(b, language));
