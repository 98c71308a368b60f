import { popcount32 } from '../crosstab/dataset/bits.ts';
import { type Selection, writeMask } from '../crosstab/dataset/selection.ts';
import type { Steps } from '../steps.ts';
import { type Arena, rowsAtOnce, type Slot } from './arena.ts';
import type { ThreadCounting } from './count-in-threads.ts';
import type { Kernels } from './kernels.ts';
import type { CountRows, MaskRows, RowRange } from './rows.ts';

const bytesAStep = 4_194_304;
const picksAStep = 500_000;

/** A word looked at by itself costs as much as this many in a row. */
const costOfPicking = 16;

export const countInKernels = (arena: Arena, kernels: Kernels, threads: ThreadCounting | null = null): CountRows =>
  function* (rows, selections) {
    const counts = new Uint32Array(rows.count * selections.length);
    const places = selections.map((selection, column) => ({ selection, column }));
    const isPicked = ({ at }: Selection): boolean => at !== null && at.length * costOfPicking < arena.stride / 4;
    for (const { selection, column } of places) {
      if (isPicked(selection)) yield* pick(arena, rows, selection, { counts, column, columns: selections.length });
    }
    const whole = places.filter(({ selection }) => !isPicked(selection));
    for (let from = 0; from < whole.length; ) {
      const left = whole.length - from;
      const together = whole.slice(from, from + (left >= 4 ? 4 : left >= 2 ? 2 : 1));
      const batch: Batch = { rows, places: together, counts, columns: selections.length };
      const isCounted = threads ? yield* threads(batch) : false;
      if (!isCounted) yield* count(arena, kernels, batch);
      from += together.length;
    }
    return counts;
  };

/** Counts a batch in this thread. The masks are laid down anew in every step: others count in between. */
function* count(arena: Arena, kernels: Kernels, batch: Batch): Steps<void> {
  const { first, count } = batch.rows;
  const { stride, masksAt, countsAt } = arena;
  const kernel = kernels[chooseKernel(batch)];
  const rowsAStep = Math.min(rowsAtOnce, Math.max(4, Math.floor(bytesAStep / stride / 4) * 4));
  for (let from = 0; from < count; from += rowsAStep) {
    if (from > 0) yield;
    const rows = Math.min(rowsAStep, count - from);
    writeMasks(batch, arena, arena);
    kernel((first + from) * stride, stride, stride, rows, masksAt, countsAt);
    takeCounts(batch, arena, arena, from, rows);
  }
}

interface Target {
  readonly counts: Uint32Array;
  readonly column: number;
  readonly columns: number;
}

function* pick(
  { words, stride }: Arena,
  { first, count }: RowRange,
  { at, bits }: Selection,
  { counts, columns, column }: Target,
): Steps<void> {
  const wordsARow = stride / 4;
  let picked = 0;
  for (let row = 0; row < count; row++) {
    const start = (first + row) * wordsARow;
    let members = 0;
    for (let i = 0; i < bits.length; i++) members += popcount32(words[start + at![i]!]! & bits[i]!);
    counts[row * columns + column] = members;
    picked += bits.length;
    if (picked < picksAStep) continue;
    picked = 0;
    yield;
  }
}

export const maskInKernels =
  ({ words, stride, masksAt, row }: Arena, { or, and }: Kernels): MaskRows =>
  (groups) => {
    const resultAt = masksAt + stride;
    for (const [i, rows] of groups.entries()) {
      const unionAt = i === 0 ? resultAt : masksAt;
      words.fill(0, unionAt / 4, (unionAt + stride) / 4);
      for (const index of rows) or(index * stride, stride, unionAt);
      if (i > 0) and(unionAt, stride, resultAt);
    }
    return row(resultAt / stride).slice();
  };

export interface Batch {
  readonly rows: RowRange;
  readonly places: readonly { readonly selection: Selection; readonly column: number }[];
  /** Takes the counts, `columns` a row. */
  readonly counts: Uint32Array;
  readonly columns: number;
}

export const chooseKernel = ({ places }: Batch) =>
  places.length === 4 ? 'count4' : places.length === 2 ? 'count2' : 'count1';

/** Writes the selections as whole masks. What is behind the last word does not matter: rows are zero there. */
export function writeMasks({ places }: Batch, { words, stride }: Arena, { masksAt }: Slot): void {
  for (const [i, { selection }] of places.entries()) {
    writeMask(selection, words.subarray((masksAt + i * stride) / 4, (masksAt + (i + 1) * stride) / 4));
  }
}

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
