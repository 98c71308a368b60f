import type { Scale } from '@soundings/engine/crosstab/dataset';
import { isMissing } from './is-missing.ts';
import { parseNumber } from './parse-number.ts';

type Report = (title: string, line: number, text: string) => void;

/** Different cells whose meaning is remembered: a column of answers has far fewer. */
const maxRemembered = 1000;

/**
 * Makes a reader of the answers of one column: true where the answer is positive (`max - topBox + 1` and above,
 * or 1 without a scale), null where it is missing or wrong; what is wrong is reported with its line.
 */
export function createAnswerReader(
  scale: Scale | null,
  report: Report,
): (cell: string, line: number) => boolean | null {
  const known = new Map<string, boolean | null>();
  const read = (cell: string, line: number): boolean | null => {
    if (isMissing(cell)) return null;
    const number = parseNumber(cell);
    const wrong = scale ? judge(number, scale) : judgeBinary(number);
    if (wrong) {
      const shown = cell.trim().slice(0, 80);
      report(wrong.title, line, `"${shown}" is ${wrong.text}`);
      return null;
    }
    const positive = scale ? number > scale.max - scale.topBox : number === 1;
    if (cell.length < 13 && known.size < maxRemembered) known.set(cell, positive);
    return positive;
  };
  // Nearly all answers are one character or none; a look into a list is several times faster than into a map.
  const knownCharacters = new Array<boolean | null | undefined>(128).fill(undefined);
  return (cell, line) => {
    if (cell === '') return null;
    const code = cell.length === 1 ? cell.charCodeAt(0) : 128;
    const answer = code < 128 ? knownCharacters[code] : known.get(cell);
    if (answer !== undefined) return answer;
    const found = read(cell, line);
    if (code < 128 && known.has(cell)) knownCharacters[code] = found;
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
