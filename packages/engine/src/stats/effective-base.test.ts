import fc from 'fast-check';
import { expect, it } from 'vitest';
import { effectiveBase } from './proportions.ts';

const of = (weights: readonly number[]): number =>
  effectiveBase(
    weights.reduce((sum, w) => sum + w, 0),
    weights.reduce((sum, w) => sum + w * w, 0),
  );

it('is the number of answers where all weigh the same, whatever they weigh', () => {
  for (const weight of [0.1, 0.7, 1, 3.3]) expect(of(Array(30).fill(weight))).toBe(30);
});

it('follows the formula and lies between 1 and the number of answers', () => {
  expect(of([1, 3])).toBeCloseTo(1.6, 12);
  expect([of([]), of([0, 0])]).toEqual([0, 0]);
  const weights = fc.array(fc.double({ min: 0.01, max: 100, noNaN: true }), { minLength: 1 });
  fc.assert(fc.property(weights, (ws) => of(ws) >= 1 && of(ws) <= ws.length));
});
