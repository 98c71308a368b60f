import { createHash } from 'node:crypto';

/** What two sides must share to have found the same integers, in the same order. */
export const hashOf = (integers: readonly number[]): string =>
  createHash('sha256').update(Int32Array.from(integers)).digest('hex').slice(0, 16);
