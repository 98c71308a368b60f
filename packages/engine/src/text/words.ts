import { stemWord } from './stem.ts';
import { stopWords, type TextLanguage } from './stop-words.ts';

const maxLength = 200_000;

export const normalizeText = (text: string): string =>
  text
    .slice(0, maxLength)
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g, '')
    .replace(/[‘’‚‛´`]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

export const splitWords = (text: string): string[] =>
  normalizeText(text)
    .toLowerCase()
    .match(/\d+(?:[.,:]\d+)*|\p{L}[\p{L}\p{M}\d]*(?:'\p{L}+)?/gu) ?? [];

const shortForms =
  'bzw ca etc inkl max min mio usw vs ft in mr mrs ms dr st nr no art approx kr pr evt osv jan feb mar apr jun jul aug sept sep oct nov dec mon tue wed thu fri d.h e.g i.e z.b u.s f.eks'
    .split(' ')
    .flatMap((form) => [form, form.charAt(0).toUpperCase() + form.slice(1)])
    .join('|')
    .replaceAll('.', '\\.');
const sentenceEnd = new RegExp(
  `(?<=[.!?…]["'”“»)]?)(?<!(?<![\\p{L}\\d])(?:\\p{L}|\\p{L}\\.\\p{L}|(?<![.,])\\d{1,2}|${shortForms})\\.)\\s+(?=["'„“»(¡¿]?[\\p{Lu}\\d])`,
  'u',
);

export const splitSentences = (text: string): string[] =>
  text
    .slice(0, maxLength)
    .split('\n')
    .flatMap((line) => line.split(sentenceEnd))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.length > 0);

export const contentStems = (text: string, language: TextLanguage): string[] => {
  const words = splitWords(text);
  const content = words.filter((word) => !stopWords[language].has(word));
  return (content.length > 0 ? content : words).map((word) => stemWord(word, language));
};
