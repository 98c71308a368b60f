import { andInto, orInto } from '../crosstab/bits.ts';
import type { Bits } from '../crosstab/dataset.ts';
import type { MaskRows } from './count-rows.ts';

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
