import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset-builder';
import type { TableRow } from '#/platform/files/table-row.ts';
import { type AnswerPlace, type AnswerReader, answerCodes } from './read-answer.ts';

const { unread } = answerCodes;

/** A column of answers, and what it answers. */
export interface AnswerColumn {
  readonly column: number;
  readonly message: number;
  readonly measure: 'r1' | 'r2';
  readonly reader: AnswerReader;
  readonly place: AnswerPlace;
}

/**
 * Makes a reader of all columns of answers, which are nearly all of a file: row by row, as the cells of a row lie
 * together, and the answers of 32 respondents are handed over at once.
 */
export function readAnswers(
  builder: DatasetBuilder,
  columns: readonly AnswerColumn[],
): (batch: readonly TableRow[], firstRow: number) => void {
  const answered = new Int32Array(columns.length);
  const positive = new Int32Array(columns.length);
  const handOver = (word: number): void => {
    for (let i = 0; i < columns.length; i++) {
      builder.setAnswers(word, columns[i]!.message, columns[i]!.measure, answered[i]!, positive[i]!);
    }
    answered.fill(0);
    positive.fill(0);
  };
  return (batch, firstRow) => {
    for (let at = 0; at < batch.length; at++) {
      const row = firstRow + at;
      const { cells, line } = batch[at]!;
      const bit = row & 31;
      for (let i = 0; i < columns.length; i++) {
        const { column, reader, place } = columns[i]!;
        const cell = cells[column];
        if (cell === undefined || cell === '') continue;
        let code = cell.length === 1 ? (reader.codes[cell.charCodeAt(0)] ?? unread) : unread;
        if (code === unread) code = reader.read(cell, line, place);
        // No condition on the answer: the processor would guess every third one wrong.
        answered[i]! |= (code >>> 1) << bit;
        positive[i]! |= (code & 1) << bit;
      }
      if ((row & 31) === 31 || at === batch.length - 1) handOver(row >>> 5);
    }
  };
}
