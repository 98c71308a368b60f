import type { MappedScale } from '@soundings/contract/resonance';
import { copyText } from '#/platform/files/cut-text.ts';
import type { FileErrorList } from '#/platform/files/file-error-list.ts';
import { isMissing } from './is-missing.ts';
import { isMissingAmong } from './is-missing-among.ts';
import { parseNumber } from './parse-number.ts';
import { wordKey } from './word-key.ts';

/** The column that an answer stands in, from 1, and where to say what is wrong with it. */
export interface AnswerPlace {
  readonly errors: FileErrorList;
  readonly column: number;
  readonly heading: string;
}

/** What a cell means: bit 1 says that there is an answer, bit 0 that it is positive. `unread` cells are to be read. */
export const answerCodes = { missing: 0, negative: 2, positive: 3, unread: 4 } as const;

export interface AnswerReader {
  /** What cells of one ASCII character mean, by their code, as far as such cells were read. Nearly all answers are such cells. */
  readonly codes: Uint8Array;
  /** What any other cell means. Answers that are wrong count as missing and go to the errors of `place`. */
  readonly read: (cell: string, line: number, place: AnswerPlace) => number;
}

/** Different cells whose meaning is remembered: answers on one scale have far fewer. */
const maxRemembered = 1000;
const characterCodes = 128;
const longestRemembered = 64;

/** The point that an answer stands for: null where it is no answer, NaN where it is neither a point nor none. */
type PointReader = (cell: string) => number | null;

/** Long enough for each word of a scale, with blanks around it. */
const longestWord = 400;

const createWordReader = ({ min, words = [], noAnswer = [] }: MappedScale): PointReader => {
  const points = new Map<string, number | null>(noAnswer.map((word) => [wordKey(word), null]));
  for (const [i, word] of words.entries()) points.set(wordKey(word), min + i);
  return (cell) => {
    const point = cell.length > longestWord ? undefined : points.get(wordKey(cell));
    // A scale may hold a word that is no answer elsewhere ("unfamiliar").
    if (point !== undefined) return point;
    return isMissingAmong(cell, words) ? null : Number.NaN;
  };
};

const readNumber: PointReader = (cell) => (isMissing(cell) ? null : parseNumber(cell));

/**
 * Makes a reader of the answers on one scale: `max - topBox + 1` and above are positive, or 1 without a scale.
 * All columns of the scale share it, so that thousands of columns do not each learn the same few answers.
 */
export function createAnswerReader(scale: MappedScale | null): AnswerReader {
  const pointOf = scale?.words ? createWordReader(scale) : readNumber;
  const known = new Map<string, number>();
  const codes = new Uint8Array(characterCodes).fill(answerCodes.unread);
  const remember = (cell: string, code: number): void => {
    if (cell.length === 1) codes[cell.charCodeAt(0)] = code;
    else if (cell.length < longestRemembered && known.size < maxRemembered) known.set(copyText(cell), code);
  };
  const read = (cell: string, line: number, place: AnswerPlace): number => {
    const remembered = known.get(cell);
    if (remembered !== undefined) return remembered;
    const number = pointOf(cell);
    if (number === null) return answerCodes.missing;
    const isRight = scale ? number >= scale.min && number <= scale.max : number === 0 || number === 1;
    if (!isRight) {
      refuse(cell.trim(), scale, line, place);
      return answerCodes.missing;
    }
    const isPositive = scale ? number > scale.max - scale.topBox : number === 1;
    const code = isPositive ? answerCodes.positive : answerCodes.negative;
    remember(cell, code);
    return code;
  };
  return { codes, read };
}

function refuse(cell: string, scale: MappedScale | null, line: number, { errors, column, heading }: AnswerPlace): void {
  if (scale?.words) {
    errors.add('answerNotAWord', line, { column, heading, cell, words: scale.words });
    return;
  }
  const title = Number.isNaN(parseNumber(cell)) ? 'answerNotANumber' : 'answerOutsideScale';
  if (scale) errors.add(`${title}_scale`, line, { column, heading, cell, min: scale.min, max: scale.max });
  else errors.add(`${title}_binary`, line, { column, heading, cell });
}
