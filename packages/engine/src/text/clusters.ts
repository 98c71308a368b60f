import { findKeyPhrases } from './key-phrases.ts';
import { compareVectors, type TextVector, vectorize } from './similarity.ts';
import type { TextLanguage } from './stop-words.ts';
import { contentStems } from './words.ts';

/** Above this, texts of one list belong to one theme. */
const sameTheme = 0.22;
/** Above this, two texts say the same in other words. */
export const sameMeaning = 0.62;

export interface Theme {
  /** What its texts share, as they write it. */
  readonly label: string;
  /** Indices into the list, the most typical one first. */
  readonly members: readonly number[];
}

/** Prepares the texts of a list: words that most of them share tell little. */
export const vectorizeList = (texts: readonly string[], language: TextLanguage): TextVector[] => {
  const textsWith = new Map<string, number>();
  for (const text of texts) {
    for (const stem of new Set(contentStems(text, language))) textsWith.set(stem, (textsWith.get(stem) ?? 0) + 1);
  }
  const weightOf = (stem: string, idf: number): number => {
    const share = (textsWith.get(stem) ?? 0) / texts.length;
    return texts.length < 5 ? idf : idf * Math.max(0.1, Math.min(1, -Math.log(share) / 2));
  };
  return texts.map((text) => vectorize(text, language, weightOf));
};

/**
 * Groups a list by theme: the text with the most neighbours takes them along, until none is left. Compares all pairs.
 * Largest theme first; a text that is like no other is a theme of its own.
 */
export const clusterTexts = (texts: readonly string[], language: TextLanguage, threshold = sameTheme): Theme[] => {
  const vectors = vectorizeList(texts, language);
  const neighbours = vectors.map(() => [] as { index: number; likeness: number }[]);
  for (let a = 0; a < vectors.length; a++) {
    for (let b = a + 1; b < vectors.length; b++) {
      const likeness = compareVectors(vectors[a]!, vectors[b]!);
      if (likeness < threshold) continue;
      neighbours[a]!.push({ index: b, likeness });
      neighbours[b]!.push({ index: a, likeness });
    }
  }
  const left = new Set(texts.keys());
  const themes: Theme[] = [];
  while (left.size > 0) {
    const weight = (index: number): number =>
      neighbours[index]!.reduce((sum, near) => sum + (left.has(near.index) ? near.likeness : 0), 0);
    let centre = -1;
    let most = -1;
    for (const index of left) {
      const sum = weight(index);
      if (sum > most) [centre, most] = [index, sum];
    }
    const near = neighbours[centre]!.filter(({ index }) => left.has(index)).toSorted((a, b) => b.likeness - a.likeness);
    const members = [centre, ...near.map(({ index }) => index)];
    for (const index of members) left.delete(index);
    themes.push({ label: labelOf(members, texts, language), members });
  }
  return themes.toSorted((a, b) => b.members.length - a.members.length || a.members[0]! - b.members[0]!);
};

const labelOf = (members: readonly number[], texts: readonly string[], language: TextLanguage): string => {
  const own = members.map((index) => texts[index]!);
  return findKeyPhrases(own, language, 1)[0]?.phrase ?? own[0]!;
};

/**
 * Indices of those texts that no earlier one says already, in their order.
 * @public for the products that write messages
 */
export const withoutNearDuplicates = (
  texts: readonly string[],
  language: TextLanguage,
  threshold = sameMeaning,
): number[] => {
  const vectors = texts.map((text) => vectorize(text, language));
  const kept: number[] = [];
  for (const index of texts.keys()) {
    if (!kept.some((other) => compareVectors(vectors[index]!, vectors[other]!) >= threshold)) kept.push(index);
  }
  return kept;
};

/**
 * Indices of the texts that have to do with a query, best first.
 * @public for the products that write messages
 */
export const searchTexts = (
  texts: readonly string[],
  query: string,
  language: TextLanguage,
  threshold = 0.1,
): number[] => {
  const wanted = vectorize(query, language);
  return texts
    .map((text, index) => ({ index, likeness: compareVectors(wanted, vectorize(text, language)) }))
    .filter(({ likeness }) => likeness >= threshold)
    .toSorted((a, b) => b.likeness - a.likeness || a.index - b.index)
    .map(({ index }) => index);
};
