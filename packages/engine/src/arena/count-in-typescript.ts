import { andInto, orInto } from '../crosstab/bits.ts';
import type { Bits } from '../crosstab/dataset.ts';
import { countIn } from '../crosstab/selection.ts';
import type { CountRows, MaskRows } from './rows.ts';

/** Words that are counted between two steps: about a millisecond of work. */
const wordsAStep = 1_000_000;

/** Counts masks that may lie anywhere, one by one. What the kernels count is tested against this. */
export const countInTypeScript = (masks: readonly Bits[]): CountRows =>
  function* ({ first, count }, selections) {
    const counts = new Uint32Array(count * selections.length);
    const wordsARow = selections.reduce((sum, { bits }) => sum + bits.length, 0);
    let words = 0;
    for (let i = 0, next = 0; i < count; i++) {
      const mask = masks[first + i]!;
      for (const selection of selections) counts[next++] = countIn(selection, mask);
      words += wordsARow;
      if (words < wordsAStep) continue;
      words = 0;
      yield;
    }
    return counts;
  };

/** Makes masks of masks that may lie anywhere. What the kernels make is tested against this. */
export const maskInTypeScript =
  (masks: readonly Bits[]): MaskRows =>
  (groups) => {
    const unions = groups.map((rows) => {
      const union = new Uint32Array(masks[0]?.length ?? 0);
      for (const row of rows) orInto(union, masks[row]!);
      return union;
    });
    const [mask, ...others] = unions;
    for (const union of others) andInto(mask!, union);
    return mask!;
  };
