import type { Bits, Dataset, Message } from '../crosstab/dataset/dataset.ts';
import type { Selection } from '../crosstab/dataset/selection.ts';
import type { Steps } from '../steps.ts';

/** All masks of a dataset in the order of the arena and of the file. */
export function* listRows({ variables, messages, concepts }: Dataset): Generator<Bits> {
  for (const { audiences } of variables) for (const { members } of audiences) yield members;
  for (const { r1, r2 } of messages) {
    yield r1.answered;
    yield r1.positive;
    if (r2) yield r2.answered;
    if (r2) yield r2.positive;
  }
  for (const { mentions } of concepts) for (const { members } of mentions) yield members;
}

export interface RowRange {
  readonly first: number;
  readonly count: number;
}

export interface RowRanges {
  readonly audiences: RowRange;
  /** Four a message with R2 and two without, in the order of `listRows`. */
  readonly messages: RowRange;
  readonly mentions: RowRange;
}

export function rowRanges({ variables, messages, concepts }: Dataset): RowRanges {
  const audiences = variables.reduce((sum, variable) => sum + variable.audiences.length, 0);
  const answers = messages.reduce((sum, message) => sum + rowsOfMessage(message), 0);
  const mentions = concepts.reduce((sum, concept) => sum + concept.mentions.length, 0);
  return {
    audiences: { first: 0, count: audiences },
    messages: { first: audiences, count: answers },
    mentions: { first: audiences + answers, count: mentions },
  };
}

export function messageRows(dataset: Dataset, from: number, to: number): RowRange {
  const rowsIn = (messages: readonly Message[]): number =>
    messages.reduce((sum, message) => sum + rowsOfMessage(message), 0);
  const { first } = rowRanges(dataset).messages;
  return {
    first: first + rowsIn(dataset.messages.slice(0, from)),
    count: rowsIn(dataset.messages.slice(from, to)),
  };
}

const rowsOfMessage = ({ r2 }: Message): number => (r2 ? 4 : 2);

/**
 * How many members of each selection each row has: the count of row `first + i` and selection `s` is
 * at `i * selections.length + s`. In steps of about a millisecond, between which other work can run.
 */
export type CountRows = (rows: RowRange, selections: readonly Selection[]) => Steps<Uint32Array>;

/** A new mask of the respondents who are in at least one row of every group. There is at least one group. */
export type MaskRows = (groups: readonly (readonly number[])[]) => Bits;
