import type { Arena } from './arena.ts';
import type { MaskRows } from './count-rows.ts';
import type { Kernels } from './kernels.ts';

/** Makes masks of the rows of an arena, where the masks of a count are laid down otherwise. */
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
