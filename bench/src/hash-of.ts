import { createHash } from 'node:crypto';

export const hashOf = (integers: readonly number[]): string =>
  createHash('sha256').update(Int32Array.from(integers)).digest('hex').slice(0, 16);
