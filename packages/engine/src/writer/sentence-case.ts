import { stemWord } from '../text/stem.ts';
import type { TextLanguage } from '../text/stop-words.ts';
import { hasVector } from '../text/word-vectors.ts';
import { bareWords } from './sentence-parts.ts';

/** Words that texts write small in the midst of a sentence, so that they are no names. */
export const findCommonWords = (texts: readonly string[]): Set<string> => {
  const common = new Set<string>();
  for (const text of texts) {
    for (const word of text.match(/(?<!\p{L})\p{Ll}[\p{L}'’-]+/gu) ?? []) common.add(word.toLowerCase());
  }
  return common;
};

const endings = /(s|ing|ed|tion|ment|ly|able|ive|ful|less|ness|ity|al|ic|ance|ence)$/;
const minShare = 0.6;

/**
 * "Sun Shades For Cars" → "Sun shades for cars". Only in English, the one language here that writes headlines so; names,
 * and what may be one, keep their capitals.
 */
export const sentenceCase = (text: string, language: TextLanguage, common: ReadonlySet<string>): string => {
  const long = bareWords(text).filter((word) => word.length > 3);
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (language !== 'en' || long.length < 2 || capitals < long.length * minShare) return text;
  let isFirst = true;
  return text.replace(/(?<![\p{L}\d])\p{Lu}[\p{L}'’]*(?![\p{L}\d])/gu, (word, at: number) => {
    const starts = isFirst || /[.!?:]\s$/.test(text.slice(0, at));
    isFirst = false;
    const lower = word.toLowerCase();
    const isCommon = common.has(lower) || hasVector(stemWord(lower, language), language) || endings.test(lower);
    const isShouted = word.length > 2 && word === word.toUpperCase() && !common.has(lower);
    return starts || isShouted || !isCommon || /\p{Ll}\p{Lu}/u.test(word) ? word : lower;
  });
};
