import { stopWords, type TextLanguage } from '../text/stop-words.ts';
import type { Piece } from './message-terms.ts';

/** `other` has words of a language that is not told apart here; `unknown` has too few words to tell. */
export type DetectedLanguage = TextLanguage | 'other' | 'unknown';

/** Common words of languages that are not written here: they keep their texts from passing for English. */
const others = new Set(
  'el la los las una unos por para con como pero más está qué le les des est une dans pour sur avec sont qui que pas du au il lo gli che per non sono della het een niet van voor zijn och är det som inte på jag ett na się nie jest to'.split(
    ' ',
  ),
);

const fewWords = 4;

/**
 * By the common words of each language. A text of four words and more without any is of another language, unless the
 * model knows most of its words (`coverage`, 0–1): headlines can do without.
 */
export const detectLanguage = (pieces: readonly Piece[], coverage: number): DetectedLanguage => {
  const votes = { en: 0, de: 0, da: 0, other: 0 };
  let words = 0;
  for (const piece of pieces) {
    for (const word of piece.words) {
      words++;
      const inEnglish = stopWords.en.has(word);
      const inGerman = stopWords.de.has(word);
      const inDanish = stopWords.da.has(word);
      const isOther = others.has(word);
      const languages = Number(inEnglish) + Number(inGerman) + Number(inDanish) + Number(isOther);
      if (languages === 0) continue;
      const vote = 1 / languages;
      if (inEnglish) votes.en += vote;
      if (inGerman) votes.de += vote;
      if (inDanish) votes.da += vote;
      if (isOther) votes.other += vote;
    }
  }
  const [first, second] = Object.entries(votes).toSorted(([, a], [, b]) => b - a) as [
    [DetectedLanguage, number],
    [DetectedLanguage, number],
  ];
  if (first[1] > second[1]) return first[0];
  return words < fewWords || first[1] > 0 || coverage > 0.5 ? 'unknown' : 'other';
};
