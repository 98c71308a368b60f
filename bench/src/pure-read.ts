import { findArenas } from '@soundings/engine/arena/arena';
import { listRows, type RowRange, rowRanges } from '@soundings/engine/arena/rows';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';

/** Reading rows of a dataset without counting anything: the least that a count of them can take. */
export function createPureRead(dataset: Dataset) {
  const rows = [...listRows(dataset)];
  const [{ arena } = {}, ...others] = findArenas(rows) ?? [];
  if (!arena?.kernels || others.length > 0) throw new Error('Nothing to compare with: no arena of WebAssembly.');
  const { kernels, stride } = arena;
  const read = ({ first, count }: RowRange): bigint => kernels.read(first * stride, (first + count) * stride);
  const { messages, audiences } = rowRanges(dataset);
  const expected = [messages, audiences].map(({ first, count }) => exclusiveOr(rows.slice(first, first + count)));
  const check = (...found: readonly bigint[]): void => {
    const halves = found.map((word) => Number((word ^ (word >> 32n)) & 0xffffffffn) | 0);
    if (halves.some((half, i) => half !== expected[i])) throw new Error('The pure read has not read every word.');
  };
  return { messages: () => read(messages), audiences: () => read(audiences), check };
}

const exclusiveOr = (masks: readonly Uint32Array[]): number => {
  let all = 0;
  for (const mask of masks) for (let word = 0; word < mask.length; word++) all ^= mask[word]!;
  return all;
};
