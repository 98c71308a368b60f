import type { Selection } from '../crosstab/selection.ts';
import type { Arena, Slot } from './arena.ts';
import type { RowRange } from './rows-of.ts';

/** Rows that are counted under one, two or four whole masks by one call of a kernel after the other. */
export interface Batch {
  readonly rows: RowRange;
  /** Each with its column of the counts. */
  readonly places: readonly { readonly selection: Selection; readonly column: number }[];
  /** Takes the counts, `columns` a row. */
  readonly counts: Uint32Array;
  readonly columns: number;
}

export const kernelOf = ({ places }: Batch) =>
  places.length === 4 ? 'count4' : places.length === 2 ? 'count2' : 'count1';

/** Writes the selections as whole masks. What is behind the last word does not matter: rows are zero there. */
export function layDown({ places }: Batch, { words, stride }: Arena, { masksAt }: Slot): void {
  for (const [i, { selection }] of places.entries()) {
    const { at, bits } = selection;
    const mask = words.subarray((masksAt + i * stride) / 4, (masksAt + (i + 1) * stride) / 4);
    if (!at) {
      mask.set(bits);
      continue;
    }
    mask.fill(0);
    for (let word = 0; word < bits.length; word++) mask[at[word]!] = bits[word]!;
  }
}

/** Takes the counts of the rows `from` … `from + rows - 1` of the batch from where a kernel has put them. */
export function takeCounts(
  { places, counts, columns }: Batch,
  { words }: Arena,
  { countsAt }: Slot,
  from: number,
  rows: number,
): void {
  for (let row = 0, next = countsAt / 4; row < rows; row++) {
    for (const { column } of places) counts[(from + row) * columns + column] = words[next++]!;
  }
}
