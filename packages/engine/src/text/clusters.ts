import { finish, type Steps } from '../steps.ts';
import { cutDendrogram, joinInSteps } from './dendrogram.ts';
import { findKeyPhrases } from './key-phrases.ts';
import { comparePairsInSteps, type PairwiseSimilarity } from './pairwise-similarity.ts';
import { compareVectors, type TextVector, vectorize } from './similarity.ts';
import type { TextLanguage } from './stop-words.ts';
import { contentStems } from './words.ts';

const sameTheme = 0.22;
export const sameMeaning = 0.62;

export interface Theme {
  readonly label: string;
  /** Indices into the list, the most typical one first. */
  readonly members: readonly number[];
}

function* vectorizeListInSteps(texts: readonly string[], language: TextLanguage): Steps<TextVector[]> {
  const textsWith = new Map<string, number>();
  for (const [index, text] of texts.entries()) {
    if (index % textsPerStep === 0) yield;
    for (const stem of new Set(contentStems(text, language))) textsWith.set(stem, (textsWith.get(stem) ?? 0) + 1);
  }
  const weightOf = (stem: string, idf: number): number => {
    const share = (textsWith.get(stem) ?? 0) / texts.length;
    return texts.length < 5 ? idf : idf * Math.max(0.1, Math.min(1, -Math.log2(share)));
  };
  const vectors: TextVector[] = [];
  for (const text of texts) {
    vectors.push(vectorize(text, language, weightOf));
    if (vectors.length % textsPerStep === 0) yield;
  }
  return vectors;
}

const textsPerStep = 20;

export function* compareListInSteps(texts: readonly string[], language: TextLanguage): Steps<PairwiseSimilarity> {
  return yield* comparePairsInSteps(yield* vectorizeListInSteps(texts, language));
}

/** Groups a list by theme, by average linkage. Largest theme first; a text that is like no other is a theme of its own. */
export function* findThemesInSteps(
  texts: readonly string[],
  similarity: PairwiseSimilarity,
  language: TextLanguage,
): Steps<Theme[]> {
  const groups = cutDendrogram(yield* joinInSteps(similarity), sameTheme);
  const themes: Theme[] = [];
  for (const group of groups.toSorted((a, b) => b.length - a.length || a[0]! - b[0]!)) {
    const members = sortByTypicality(group, similarity);
    themes.push({ label: labelOf(members, texts, language), members });
    yield;
  }
  return themes;
}

const sortByTypicality = (group: readonly number[], similarity: PairwiseSimilarity): number[] => {
  const typicality = new Map(group.map((a) => [a, group.reduce((sum, b) => sum + similarity.at(a, b), 0)]));
  return group.toSorted((a, b) => typicality.get(b)! - typicality.get(a)! || a - b);
};

export const clusterTexts = (texts: readonly string[], language: TextLanguage): Theme[] =>
  finish(findThemesInSteps(texts, finish(compareListInSteps(texts, language)), language));

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
