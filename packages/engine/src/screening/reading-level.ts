import type { ReadingLevel } from '@soundings/contract/board/screening-choices';
import type { TextLanguage } from '../text/stop-words.ts';
import { splitSentences } from '../text/words.ts';
import { placeWords } from './find-terms.ts';

interface Readability {
  readonly formula: 'flesch' | 'amstad' | 'lix';
  readonly value: number;
}

const leastWords = 8;

/**
 * How easy a text is to read; null for texts of fewer than eight words. In English by R. Flesch, "A new readability
 * yardstick" (1948), in German by T. Amstad, "Wie verständlich sind unsere Zeitungen?" (1978): more is easier, about 0 to
 * 100. In Danish LIX by C. H. Björnsson, "Läsbarhet" (1968): more is harder, about 20 to 60.
 */
export const measureReadability = (text: string, language: TextLanguage): Readability | null => {
  const words = placeWords(text).map(({ written }) => written.toLowerCase());
  if (words.length < leastWords) return null;
  const perSentence = words.length / Math.max(1, splitSentences(text).length);
  if (language === 'da') {
    const long = words.filter((word) => word.length > 6).length;
    return { formula: 'lix', value: perSentence + (100 * long) / words.length };
  }
  const perWord = words.reduce((sum, word) => sum + countSyllables(word, language), 0) / words.length;
  return language === 'de'
    ? { formula: 'amstad', value: 180 - perSentence - 58.5 * perWord }
    : { formula: 'flesch', value: 206.835 - 1.015 * perSentence - 84.6 * perWord };
};

/** Flesch and Amstad call 70 and above easy, 50 and above medium; Björnsson 40 and below easy, 50 and below medium. */
export const readingLimits: Readonly<Record<Readability['formula'], Readonly<Record<ReadingLevel, number>>>> = {
  flesch: { EASY: 70, MEDIUM: 50 },
  amstad: { EASY: 70, MEDIUM: 50 },
  lix: { EASY: 40, MEDIUM: 50 },
};

export const isHarderThan = ({ formula, value }: Readability, level: ReadingLevel): boolean =>
  formula === 'lix' ? value > readingLimits.lix[level] : value < readingLimits[formula][level];

const countSyllables = (word: string, language: 'en' | 'de'): number => {
  if (/^\d/.test(word)) return 1;
  return Math.max(1, language === 'de' ? countGerman(word) : countEnglish(word));
};

const countGerman = (word: string): number =>
  word.replace(/qu/g, 'k').match(/aa|ee|oo|ie(?!n$)|ei|ai|au|eu|äu|ey|ay|[aeiouyäöü]/g)?.length ?? 0;

const countEnglish = (word: string): number => {
  const bare = word
    .replace(/['’](?:s|re|ve|ll|d|m)$/, '')
    .replace(/qu/g, 'k')
    .replace(/(?<=[^aeiouy])e[sd]?$/, (end) => (end === 'e' ? '' : end));
  const silent = bare.replace(/(?<=[^aeioudt])ed$/, 'd').replace(/(?<=[^aeiousxzhcgy])es$/, 's');
  const groups = silent
    .match(/ia|io(?!n|us)|eo|ua|[aeiouy]+/g)
    ?.reduce((sum, group) => sum + (/^(ia|io|eo|ua)$/.test(group) ? 2 : 1), 0);
  return (groups ?? 0) + (/[^aeiouy]le$/.test(word) ? 1 : 0);
};
