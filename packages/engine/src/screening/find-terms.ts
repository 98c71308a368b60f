import { stemWord } from '../text/stem.ts';
import type { TextLanguage } from '../text/stop-words.ts';

/** A word of a text and where it stands, in UTF-16 units. */
export interface PlacedWord {
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

const word = /\d+(?:[.,:]\d+)*|\p{L}[\p{L}\p{M}\d]*(?:['’]\p{L}+)?/gu;

export const placeWords = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(word), (match) => ({
    written: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

const keyOf = (written: string, language: TextLanguage): string =>
  stemWord(written.toLowerCase().replaceAll('’', "'"), language);

type Matcher = (written: string) => boolean;

/**
 * Makes a term ready for being looked for: its words next to each other, in any of their forms. An asterisk at the end
 * lets the last word go on, so that `klima*` finds `Klimaziele`.
 */
const readTerm = (term: string, language: TextLanguage): Matcher[] => {
  const words = placeWords(term).map(({ written }) => written);
  const isOpen = term.trim().endsWith('*');
  return words.map((own, at): Matcher => {
    const lower = own.toLowerCase();
    if (isOpen && at === words.length - 1) return (written) => written.toLowerCase().startsWith(lower);
    const key = keyOf(own, language);
    return (written) => keyOf(written, language) === key;
  });
};

export const findTerm = (
  words: readonly PlacedWord[],
  term: string,
  language: TextLanguage,
): { start: number; end: number }[] => {
  const matchers = readTerm(term, language);
  if (matchers.length === 0) return [];
  return words.flatMap(({ start }, at) => {
    const last = words[at + matchers.length - 1];
    if (!last || !matchers.every((matches, offset) => matches(words[at + offset]!.written))) return [];
    return [{ start, end: last.end }];
  });
};
