import type { TextLanguage } from '../text/stop-words.ts';
import { contentStems } from '../text/words.ts';
import { questionStems, synonymsOf } from './question-words.ts';

const minPart = 5;

/** How well a stem of a question stands in a text, 0–1: as it is, as another word for it, or as a part of a compound. */
export const matchStem = (stem: string, stems: ReadonlySet<string>): number => {
  if (stems.has(stem)) return 1;
  const words = synonymsOf(stem);
  for (const other of words) if (stems.has(other)) return 0.9;
  for (const word of words) {
    if (word !== stem && word.length >= minPart) for (const other of stems) if (other.endsWith(word)) return 0.8;
  }
  if (stem.length < minPart) return 0;
  for (const other of stems) {
    if (other.length >= minPart && (other.startsWith(stem) || other.endsWith(stem) || stem.startsWith(other)))
      return 0.8;
  }
  return 0;
};

/** A rarity for each stem of a question, by how many of the texts hold it; what none holds counts most. */
export const weighStems = (
  stems: readonly string[],
  texts: readonly ReadonlySet<string>[],
): ReadonlyMap<string, number> =>
  new Map(
    stems.map((stem) => {
      const holding = texts.filter((text) => matchStem(stem, text) > 0).length;
      return [stem, Math.log(1 + (texts.length + 2) / (holding + 0.5))];
    }),
  );

interface RankedPassage {
  readonly index: number;
  readonly score: number;
}

export const rankPassages = (
  question: string,
  passages: readonly string[],
  language: TextLanguage,
): RankedPassage[] => {
  const stems = questionStems(question, language);
  const texts = passages.map((text) => new Set(contentStems(text, language)));
  const weights = weighStems(stems, texts);
  return texts
    .map((text, index) => ({
      index,
      score: stems.reduce((sum, stem) => sum + weights.get(stem)! * matchStem(stem, text), 0),
    }))
    .toSorted((one, other) => other.score - one.score || one.index - other.index);
};
