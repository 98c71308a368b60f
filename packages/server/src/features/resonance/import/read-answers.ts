import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset-builder';
import type { TableRow } from '#/platform/tables/table.ts';
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
 * Makes a reader of all columns of answers, which are nearly all of a file: the rows of one word of a mask at a time,
 * column by column, so that they stay in the cache and a word is handed over whole.
 */
export function readAnswers(
  builder: DatasetBuilder,
  columns: readonly AnswerColumn[],
): (batch: readonly TableRow[], firstRow: number) => void {
  return (batch, firstRow) => {
    let at = 0;
    while (at < batch.length) {
      const row = firstRow + at;
      const rows = batch.slice(at, at + 32 - (row & 31));
      for (const column of columns) readColumn(builder, column, rows, row);
      at += rows.length;
    }
  };
}

/** Reads the cells of one column in rows that share a word of the masks; `firstRow` is the first of them. A shift counts modulo 32. */
function readColumn(
  builder: DatasetBuilder,
  { column, message, measure, reader, place }: AnswerColumn,
  rows: readonly TableRow[],
  firstRow: number,
): void {
  const { codes } = reader;
  let answered = 0;
  let positive = 0;
  for (let i = 0; i < rows.length; i++) {
    const { cells, line } = rows[i]!;
    const cell = cells[column];
    if (cell === undefined || cell.length === 0) continue;
    let code = cell.length === 1 ? (codes[cell.charCodeAt(0)] ?? unread) : unread;
    if (code === unread) code = reader.read(cell, line, place);
    // No condition on the answer: the processor would guess every third one wrong.
    answered |= (code >>> 1) << (firstRow + i);
    positive |= (code & 1) << (firstRow + i);
  }
  builder.setAnswers(firstRow >>> 5, message, measure, answered, positive);
}
