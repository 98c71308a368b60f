import type { Bits } from '../src/crosstab/dataset/dataset.ts';

export const hasBit = (bits: Bits, row: number): boolean => (bits[row >>> 5]! & (1 << (row & 31))) !== 0;
