import type { Scale } from '@soundings/engine/crosstab/dataset';
import { isMissing } from './is-missing.ts';
import { parseNumber } from './parse-number.ts';
import { quote } from './quote.ts';

/** Told what is wrong with an answer, and in which line. */
export type ReportAnswer = (title: string, line: number, text: string) => void;

/** True where the answer is positive; null where it is missing or wrong, which is reported. */
export type AnswerReader = (cell: string, line: number, report: ReportAnswer) => boolean | null;

/** Different cells whose meaning is remembered: answers on one scale have far fewer. */
const maxRemembered = 1000;
const characterCodes = 128;

/**
 * Makes a reader of the answers on one scale: `max - topBox + 1` and above are positive, or 1 without a scale.
 * All columns of the scale share it, so that thousands of columns do not each learn the same few answers.
 */
export function createAnswerReader(scale: Scale | null): AnswerReader {
  const known = new Map<string, boolean | null>();
  // Nearly all answers are one character or none; a look into a list is several times faster than into a map.
  const knownCharacters = new Array<boolean | null | undefined>(characterCodes).fill(undefined);
  const read: AnswerReader = (cell, line, report) => {
    if (isMissing(cell)) return null;
    const number = parseNumber(cell);
    const wrong = scale ? judge(number, scale) : judgeBinary(number);
    if (wrong) {
      report(wrong.title, line, `${quote(cell.trim())} is ${wrong.text}`);
      return null;
    }
    const positive = scale ? number > scale.max - scale.topBox : number === 1;
    if (cell.length < 13 && known.size < maxRemembered) known.set(cell, positive);
    return positive;
  };
  return (cell, line, report) => {
    if (cell === '') return null;
    const code = cell.length === 1 ? cell.charCodeAt(0) : characterCodes;
    const answer = code < characterCodes ? knownCharacters[code] : known.get(cell);
    if (answer !== undefined) return answer;
    const found = read(cell, line, report);
    if (code < characterCodes && known.has(cell)) knownCharacters[code] = found;
    return found;
  };
}

interface Wrong {
  readonly title: string;
  readonly text: string;
}

function judge(number: number, { min, max }: Scale): Wrong | null {
  if (Number.isNaN(number)) {
    const text = `no number from ${min} to ${max}. Correct it, or empty the cell if the respondent gave no answer.`;
    return { title: 'An answer is not a number', text };
  }
  if (number >= min && number <= max) return null;
  const text = `outside the scale from ${min} to ${max}. Correct it, change the scale, or empty the cell if it means "don't know".`;
  return { title: 'An answer is outside the scale', text };
}

function judgeBinary(number: number): Wrong | null {
  if (number === 0 || number === 1) return null;
  const text =
    'neither 0 nor 1. Correct it, give the column a scale, or empty the cell if the respondent gave no answer.';
  return { title: Number.isNaN(number) ? 'An answer is not a number' : 'An answer is outside the scale', text };
}
