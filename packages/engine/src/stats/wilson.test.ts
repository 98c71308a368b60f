import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wilson } from './proportions.ts';

/** Newcombe (1998), Statistics in Medicine 17, 857–872, table I, method 3: the score interval, four decimals. */
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i as in Newcombe', (positive, base, low, high) => {
  const interval = wilson(positive / base, base);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

/** scipy 1.17.1: binomtest(81, 263).proportion_ci(method='wilson'). */
it('agrees with scipy in all digits', () => {
  expect(wilson(81 / 263, 263).low).toBeCloseTo(0.2552885198782742, 14);
  expect(wilson(81 / 263, 263).high).toBeCloseTo(0.36620957698280004, 14);
});

it('holds the share, stays within 0 … 1, mirrors and narrows with the base', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, fc.double({ min: 0.1, max: 1e6, noNaN: true }), (p, base) => {
      const { low, high } = wilson(p, base);
      expect(0 <= low && low <= p && p <= high && high <= 1 && low < high).toBe(true);
      const mirrored = wilson(1 - p, base);
      expect(mirrored.low).toBeCloseTo(1 - high, 9);
      const wider = wilson(p, base / 2);
      expect(wider.high - wider.low).toBeGreaterThan(high - low);
    }),
  );
});
