import { parseNumber } from './parse-number.ts';

/** What two spellings of an answer in words have in common: capitals, blanks and the form of apostrophes tell nothing. */
export const wordKey = (word: string): string =>
  word.trim().replaceAll(/\s+/gu, ' ').replaceAll('’', "'").toLowerCase();

/** The same of any answer: numbers are told by their value, so that "4.0" and "4,0" are 4. */
export const answerKey = (answer: string): string => {
  const number = parseNumber(answer);
  return Number.isNaN(number) ? wordKey(answer) : String(number);
};
