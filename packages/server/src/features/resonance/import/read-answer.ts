import type { Scale } from '@soundings/engine/crosstab/dataset';
import type { FileErrorList } from './file-error-list.ts';
import { isMissing } from './is-missing.ts';
import { parseNumber } from './parse-number.ts';

/** The column that an answer stands in, from 1, and where to say what is wrong with it. */
export interface AnswerPlace {
  readonly errors: FileErrorList;
  readonly column: number;
  readonly heading: string;
}

/** True where the answer is positive; null where it is missing or wrong, which goes to the errors of `place`. */
export type AnswerReader = (cell: string, line: number, place: AnswerPlace) => boolean | null;

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
  const read: AnswerReader = (cell, line, place) => {
    if (isMissing(cell)) return null;
    const number = parseNumber(cell);
    const isRight = scale ? number >= scale.min && number <= scale.max : number === 0 || number === 1;
    if (!isRight) {
      refuse(cell.trim(), scale, line, place);
      return null;
    }
    const positive = scale ? number > scale.max - scale.topBox : number === 1;
    if (cell.length < 13 && known.size < maxRemembered) known.set(cell, positive);
    return positive;
  };
  return (cell, line, place) => {
    if (cell === '') return null;
    const code = cell.length === 1 ? cell.charCodeAt(0) : characterCodes;
    const answer = code < characterCodes ? knownCharacters[code] : known.get(cell);
    if (answer !== undefined) return answer;
    const found = read(cell, line, place);
    if (code < characterCodes && known.has(cell)) knownCharacters[code] = found;
    return found;
  };
}

function refuse(cell: string, scale: Scale | null, line: number, { errors, column, heading }: AnswerPlace): void {
  const title = Number.isNaN(parseNumber(cell)) ? 'answerNotANumber' : 'answerOutsideScale';
  if (scale) errors.add(`${title}_scale`, line, { column, heading, cell, min: scale.min, max: scale.max });
  else errors.add(`${title}_binary`, line, { column, heading, cell });
}
