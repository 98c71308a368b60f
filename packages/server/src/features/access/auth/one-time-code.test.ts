import { describe, expect, it } from 'vitest';
import { drawCode } from './one-time-code.ts';

describe('drawCode', () => {
  it('draws six digits, leading zeros included, each digit equally often at each place', () => {
    const codes = Array.from({ length: 6000 }, drawCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    for (let place = 0; place < 6; place++) {
      const counts = Array(10).fill(0) as number[];
      for (const code of codes) counts[Number(code[place])]! += 1;
      // χ² with 9 degrees of freedom: beyond 40 once in 100,000 honest runs.
      const chiSquare = counts.reduce((sum, seen) => sum + (seen - 600) ** 2 / 600, 0);
      expect(chiSquare).toBeLessThan(40);
    }
  });
});
