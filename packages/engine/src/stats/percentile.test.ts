import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentileRank } from './percentile.ts';

it('counts those that are lower, and half of those that are equal', () => {
  expect(percentileRank([10, 20, 30, 40], 35)).toBe(75);
  expect(percentileRank([10, 20, 30, 40], 30)).toBe(62.5);
  expect(percentileRank([10, 20, 20, 20], 20)).toBe(62.5);
  expect(percentileRank([10, 20], 5)).toBe(0);
  expect(percentileRank([10, 20], 50)).toBe(100);
  expect(percentileRank([], 50)).toBeNull();
});

it('is what counting one by one gives', () => {
  const values = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1 });
  fc.assert(
    fc.property(values, fc.integer({ min: -1, max: 21 }), (given, value) => {
      const count = (of: (other: number) => boolean) => given.filter(of).length;
      const expected = (100 * (count((other) => other < value) + count((other) => other === value) / 2)) / given.length;
      expect(
        percentileRank(
          given.toSorted((a, b) => a - b),
          value,
        ),
      ).toBeCloseTo(expected, 9);
    }),
  );
});
