import { andInto, orInto } from '../crosstab/dataset/bits.ts';
import type { Bits } from '../crosstab/dataset/dataset.ts';
import type { CountRows, MaskRows, RowRange } from './rows.ts';

interface Part extends RowRange {
  /** Both know the rows of their arena by their places in it. */
  readonly countInSteps: CountRows;
  readonly maskRows: MaskRows;
}

export const countInArenas = (parts: readonly Part[]): CountRows =>
  function* (rows, selections) {
    const counts = new Uint32Array(rows.count * selections.length);
    for (const part of parts) {
      const first = Math.max(rows.first, part.first);
      const end = Math.min(rows.first + rows.count, part.first + part.count);
      if (first >= end) continue;
      const found = yield* part.countInSteps({ first: first - part.first, count: end - first }, selections);
      counts.set(found, (first - rows.first) * selections.length);
    }
    return counts;
  };

export const maskInArenas = (parts: readonly Part[]): MaskRows => {
  const unite = (rows: readonly number[]): Bits => {
    const unions = parts.map(({ first, count, maskRows }) => {
      const own = rows.filter((row) => row >= first && row < first + count);
      return maskRows([own.map((row) => row - first)]);
    });
    const [union, ...others] = unions;
    for (const other of others) orInto(union!, other);
    return union!;
  };
  return (groups) => {
    const [mask, ...others] = groups.map(unite);
    for (const other of others) andInto(mask!, other);
    return mask!;
  };
};
