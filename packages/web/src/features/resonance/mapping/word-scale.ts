import type { MappedScale } from '@soundings/contract/resonance';
import { usualTopBox } from './scale.ts';

/** A scale of words, from the most negative to the most positive, with the words that count as no answer. */
export interface WordScale {
  words: readonly string[];
  noAnswer: readonly string[];
  /** How many of the last words count as positive. */
  topBox: number;
}

const toScale = ({ words, noAnswer, topBox }: WordScale): MappedScale => ({
  min: 1,
  max: words.length,
  topBox: Math.min(Math.max(1, topBox), words.length - 1),
  words: [...words],
  ...(noAnswer.length > 0 ? { noAnswer: [...noAnswer] } : {}),
});

/** The words of a column as a scale, in the order of the file; null where there are no two. */
export const wordScale = (words: readonly string[]): MappedScale | null =>
  words.length < 2 ? null : toScale({ words, noAnswer: [], topBox: usualTopBox(words.length) });

const read = ({ words = [], noAnswer = [], topBox }: MappedScale): WordScale => ({ words, noAnswer, topBox });

/** The words that count as positive. */
export const positiveWords = ({ words = [], topBox }: MappedScale): string[] => words.slice(-topBox);

/** Moves the word at a place one place towards the positive (1) or the negative (-1) end. */
export const moveWord = (scale: MappedScale, place: number, by: 1 | -1): MappedScale => {
  const words = [...(scale.words ?? [])];
  const other = place + by;
  const [one, two] = [words[place], words[other]];
  if (one === undefined || two === undefined) return scale;
  words[place] = two;
  words[other] = one;
  return toScale({ ...read(scale), words });
};

/** Counts a word as no answer; at least two points stay. */
export const dropWord = (scale: MappedScale, word: string): MappedScale => {
  const { words, noAnswer, topBox } = read(scale);
  if (words.length <= 2) return scale;
  return toScale({ words: words.filter((one) => one !== word), noAnswer: [...noAnswer, word], topBox });
};

/** Makes a word the most positive point; it is moved from there. */
export const addWord = (scale: MappedScale, word: string): MappedScale => {
  const { words, noAnswer, topBox } = read(scale);
  return toScale({ words: [...words, word], noAnswer: noAnswer.filter((one) => one !== word), topBox });
};

export const setTopBox = (scale: MappedScale, topBox: number): MappedScale => toScale({ ...read(scale), topBox });

/** Whether two scales are made of the same words, whatever their order. */
export const hasSameWords = (one: MappedScale, other: MappedScale | null): boolean => {
  const all = ({ words = [], noAnswer = [] }: MappedScale) => [...words, ...noAnswer].sort().join('\n');
  return other?.words !== undefined && all(one) === all(other);
};
