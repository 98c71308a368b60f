import { stemWord } from './stem.ts';
import { stopWords, type TextLanguage } from './stop-words.ts';
import { weighWord } from './word-vectors.ts';
import { normalizeText } from './words.ts';

export interface KeyPhrase {
  readonly phrase: string;
  readonly texts: number;
}

const maxWords = 3;

/**
 * What texts are about: runs of one to three content words, ranked by rarity and by how many of the texts hold them. A
 * phrase that stands inside a better one is left out.
 */
export const findKeyPhrases = (texts: readonly string[], language: TextLanguage, count = 8): KeyPhrase[] => {
  const phrases = new Map<string, { score: number; texts: number; spellings: Map<string, number> }>();
  for (const text of texts) {
    for (const [key, { phrase, rarity }] of phrasesOf(text, language)) {
      const entry = phrases.get(key) ?? { score: rarity, texts: 0, spellings: new Map() };
      entry.texts++;
      entry.spellings.set(phrase, (entry.spellings.get(phrase) ?? 0) + 1);
      phrases.set(key, entry);
    }
  }
  const isRepeated = texts.length > 1;
  const ranked = [...phrases]
    .map(([key, entry]) => ({ key, ...entry, rank: entry.score * (isRepeated ? entry.texts - 0.5 : entry.texts) }))
    .toSorted((a, b) => b.rank - a.rank || (a.key < b.key ? -1 : 1));
  const chosen: typeof ranked = [];
  for (const candidate of ranked) {
    if (chosen.length === count) break;
    if (!chosen.some(({ key }) => sharesWords(key, candidate.key))) chosen.push(candidate);
  }
  return chosen.map(({ spellings, texts: held }) => ({ phrase: mostFrequent(spellings), texts: held }));
};

const sharesWords = (a: string, b: string): boolean => {
  const words = new Set(a.split(' '));
  return b.split(' ').some((word) => words.has(word));
};

const mostFrequent = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]![0];

const phrasesOf = (text: string, language: TextLanguage): Map<string, { phrase: string; rarity: number }> => {
  const found = new Map<string, { phrase: string; rarity: number }>();
  for (const run of contentRuns(text, language)) {
    const stems = run.map((word) => stemWord(word.toLowerCase(), language));
    const rarities = stems.map((stem) => weighWord(stem, language).idf);
    for (let from = 0; from < run.length; from++) {
      for (let to = from + 1; to <= Math.min(run.length, from + maxWords); to++) {
        const rarity = rarities.slice(from, to).reduce((sum, idf) => sum + idf, 0) / (to - from) ** 0.5;
        const key = stems.slice(from, to).join(' ');
        if (!found.has(key)) found.set(key, { phrase: run.slice(from, to).join(' '), rarity });
      }
    }
  }
  return found;
};

const contentRuns = (text: string, language: TextLanguage): string[][] => {
  const runs: string[][] = [];
  for (const clause of normalizeText(text).split(/[.,;:!?…()[\]"|/–—•]+|\s-\s/u)) {
    let run: string[] = [];
    for (const word of clause.match(/\p{L}[\p{L}\p{M}\d'-]*|\d\S*/gu) ?? []) {
      const lower = word.toLowerCase();
      const isContent = lower.length > 2 && !/^\d/.test(word) && !stopWords[language].has(lower);
      if (isContent) run.push(word);
      else if (run.length > 0) {
        runs.push(run);
        run = [];
      }
    }
    if (run.length > 0) runs.push(run);
  }
  return runs;
};
