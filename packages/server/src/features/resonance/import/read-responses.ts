import type { Scale } from '@soundings/engine/crosstab/dataset';
import type { FileErrorList } from '#/platform/files/file-error-list.ts';
import { completeScale } from './detect-scale.ts';
import { findKnown } from './find-known.ts';
import { isMissing } from './is-missing.ts';
import type { OpenSheet } from './open-sheet.ts';
import { parseNumber } from './parse-number.ts';

/** Stands for no answer among the numbers of a column. */
export const noAnswer = -32_768;
const maxAnswer = 1000;

/** The sheet `responses` as columns of equal length: builder rows, places of messages, and answers as numbers. */
export interface Responses {
  readonly rows: number[];
  readonly messages: number[];
  readonly r1: number[];
  readonly r2: number[];
}

interface Known {
  /** Respondent id → builder row. */
  readonly respondents: ReadonlyMap<string, number>;
  /** Message id → place in the sheet `messages`. */
  readonly messages: ReadonlyMap<string, number>;
}

/**
 * Reads the sheet `responses`, which rates one message in each row. Unknown ids, pairs that are there twice and answers
 * that are no whole numbers go to `errors`. `onProgress` gets the number of respondents met so far.
 */
export async function readResponses(
  { columns, body }: OpenSheet<'respondent' | 'message' | 'r1' | 'r2'>,
  { respondents, messages }: Known,
  errors: FileErrorList,
  onProgress?: (respondents: number) => void,
): Promise<Responses> {
  const responses: Responses = { rows: [], messages: [], r1: [], r2: [] };
  // Many small sets: one of a million entries stops everything while it grows.
  const pairs = Array.from({ length: 256 }, () => new Set<number>());
  const met = new Set<number>();
  for await (const batch of body) {
    for (const { line, cells } of batch) {
      const row = findKnown(respondents, cells[columns.respondent], 'respondent', line, errors);
      const message = findKnown(messages, cells[columns.message], 'message', line, errors);
      if (row === null || message === null) continue;
      const pair = row * messages.size + message;
      const seen = pairs[row & 255]!;
      if (seen.has(pair)) {
        const ids = { respondent: cells[columns.respondent]!.trim(), message: cells[columns.message]!.trim() };
        errors.add('responseTwice', line, ids);
        continue;
      }
      seen.add(pair);
      met.add(row);
      responses.rows.push(row);
      responses.messages.push(message);
      responses.r1.push(readAnswer(cells[columns.r1] ?? '', 'r1', line, errors));
      responses.r2.push(columns.r2 === -1 ? noAnswer : readAnswer(cells[columns.r2] ?? '', 'r2', line, errors));
    }
    onProgress?.(met.size);
  }
  return responses;
}

function readAnswer(cell: string, heading: 'r1' | 'r2', line: number, errors: FileErrorList): number {
  if (isMissing(cell)) return noAnswer;
  const number = parseNumber(cell);
  if (Number.isInteger(number) && Math.abs(number) <= maxAnswer) return number;
  errors.add('answerNotWhole', line, { heading, cell: cell.trim(), min: -maxAnswer, max: maxAnswer });
  return noAnswer;
}

/** The scale of all answers of a measure: null where they are 0 or 1 already. */
export function scaleOf(answers: readonly number[]): Scale | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    if (answer === noAnswer) continue;
    if (answer < min) min = answer;
    if (answer > max) max = answer;
  }
  return max > 1 || min < 0 ? completeScale(min, max) : null;
}
