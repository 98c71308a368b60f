import type { Recode } from '@soundings/contract/resonance/mapping';
import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { copyText } from '#/platform/tables/cell-text.ts';
import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import { answerKey, isMissingAmong, parseRating } from './cell-values.ts';

interface AnswerPlace {
  readonly errors: FileErrorList;
  readonly column: number;
  readonly heading: string;
}

/** What a cell means: bit 1 says that there is an answer, bit 0 that it is positive. `unread` cells are to be read. */
export const answerCodes = { missing: 0, negative: 2, positive: 3, unread: 4 } as const;

export interface AnswerReader {
  /** What cells of one ASCII character mean, by their code, as far as such cells were read. Nearly all answers are such cells. */
  readonly codes: Uint8Array;
  readonly read: (cell: string, line: number, place: AnswerPlace) => number;
}

const maxRemembered = 1000;
const characterCodes = 128;
const longestRemembered = 64;
const longestAnswer = 2000;

/** What a cell means on a scale; null where it has no place there. */
type CodeReader = (cell: string) => number | null;

const toCode = (isPositive: boolean): number => (isPositive ? answerCodes.positive : answerCodes.negative);

export function createCodeReader(recode: Recode): CodeReader {
  const none = recode.noAnswer.map((answer) => [answerKey(answer), answerCodes.missing] as const);
  const known = new Map<string, number>(none);
  const answers = recode.kind === 'points' ? recode.points.flatMap((point) => point.answers) : [];
  if (recode.kind === 'points') {
    for (const point of recode.points) {
      for (const answer of point.answers) known.set(answerKey(answer), toCode(point.positive));
    }
  }
  return (cell) => {
    const code = cell.length > longestAnswer ? undefined : known.get(answerKey(cell));
    if (code !== undefined) return code;
    // A scale may hold a word that is no answer elsewhere ("unfamiliar").
    if (isMissingAmong(cell, answers)) return answerCodes.missing;
    if (recode.kind === 'points') return null;
    const number = parseRating(cell);
    if (!(number >= recode.min && number <= recode.max)) return null;
    return toCode(recode.direction === 'ascending' ? number >= recode.positiveFrom : number <= recode.positiveFrom);
  };
}

/** All columns of a scale share the reader, so that thousands of columns do not each learn the same answers. */
export function createAnswerReader(recode: Recode): AnswerReader {
  const codeOfCell = createCodeReader(recode);
  const known = new Map<string, number>();
  const codes = new Uint8Array(characterCodes).fill(answerCodes.unread);
  const remember = (cell: string, code: number): void => {
    if (cell.length === 1) codes[cell.charCodeAt(0)] = code;
    else if (cell.length < longestRemembered && known.size < maxRemembered) known.set(copyText(cell), code);
  };
  const read = (cell: string, line: number, place: AnswerPlace): number => {
    const remembered = known.get(cell);
    if (remembered !== undefined) return remembered;
    const code = codeOfCell(cell);
    if (code === null) {
      refuse(cell.trim(), recode, line, place);
      return answerCodes.missing;
    }
    remember(cell, code);
    return code;
  };
  return { codes, read };
}

function refuse(cell: string, recode: Recode, line: number, { errors, column, heading }: AnswerPlace): void {
  const at = { column, heading, cell };
  if (recode.kind === 'range') errors.add('answerNotAPoint_range', line, { ...at, min: recode.min, max: recode.max });
  else errors.add('answerNotAPoint', line, { ...at, points: recode.points.map(({ label }) => label) });
}

const { unread } = answerCodes;

export interface AnswerColumn {
  readonly column: number;
  readonly message: number;
  readonly measure: 'r1' | 'r2';
  readonly reader: AnswerReader;
  readonly place: AnswerPlace;
}

interface AnswerGroup {
  readonly reader: AnswerReader;
  readonly columns: readonly AnswerColumn[];
  readonly at: Uint16Array;
  readonly answered: Int32Array;
  readonly positive: Int32Array;
}

/**
 * Makes a reader of all columns of answers, which are nearly all of a file: row by row, as they lie in memory, until a
 * word of each mask is filled and can be handed over whole.
 */
export function readAnswers(
  builder: DatasetBuilder,
  columns: readonly AnswerColumn[],
): (batch: readonly TableRow[], firstRow: number) => void {
  const groups = [...Map.groupBy(columns, ({ reader }) => reader)].map(([reader, own]): AnswerGroup => {
    const words = () => new Int32Array(own.length);
    const at = Uint16Array.from(own, ({ column }) => column);
    return { reader, columns: own, at, answered: words(), positive: words() };
  });
  return (batch, firstRow) => {
    for (let at = 0; at < batch.length; ) {
      const row = firstRow + at;
      const end = Math.min(batch.length, at + 32 - (row & 31));
      for (const group of groups) {
        for (let i = at; i < end; i++) readRow(group, batch[i]!, firstRow + i);
        handOver(builder, group, row >>> 5);
      }
      at = end;
    }
  };
}

/** Reads the answers of one row; the words of the masks have its bit. A shift counts modulo 32. */
function readRow(
  { reader, columns, at, answered, positive }: AnswerGroup,
  { cells, line }: TableRow,
  row: number,
): void {
  const { codes } = reader;
  for (let i = 0; i < at.length; i++) {
    const cell = cells[at[i]!];
    if (cell === undefined || cell.length === 0) continue;
    let code = cell.length === 1 ? (codes[cell.charCodeAt(0)] ?? unread) : unread;
    if (code === unread) code = reader.read(cell, line, columns[i]!.place);
    // No condition on the answer: the processor would guess every third one wrong.
    answered[i]! |= (code >>> 1) << row;
    positive[i]! |= (code & 1) << row;
  }
}

function handOver(builder: DatasetBuilder, { columns, answered, positive }: AnswerGroup, word: number): void {
  for (let i = 0; i < columns.length; i++) {
    const { message, measure } = columns[i]!;
    builder.setAnswers(word, message, measure, answered[i]!, positive[i]!);
  }
  answered.fill(0);
  positive.fill(0);
}
