import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twoProportionZ, twoSidedP } from './proportions.ts';

const sample = (positive: number, base: number) => ({ share: positive / base, base });

describe('twoSidedP', () => {
  /** 2·scipy.stats.norm.sf(z), scipy 1.17.1. */
  it.each([
    [0, 1],
    [0.1, 0.920344325445942],
    [1, 0.31731050786291415],
    [1.959963984540054, 0.05],
    [2.5, 0.012419330651552265],
    [3, 0.0026997960632601866],
    [-4, 6.334248366623973e-5],
    [8, 1.244192114854348e-15],
    [20, 5.507248237212311e-89],
  ])('of %d', (z, p) => expect(twoSidedP(z) / p).toBeCloseTo(1, 11));
});

describe('twoProportionZ', () => {
  /** influentialpoints.com/notes/n9rmf3.htm: R's prop.test(correct = FALSE) prints X-squared = 6.1026, p = 0.01350. */
  it("gives the p value of R's prop.test without correction", () => {
    expect(twoProportionZ(sample(94, 214), sample(39, 128))).toBeCloseTo(0.0135, 5);
  });

  /** scipy 1.17.1: chi2_contingency(correction=False) of [[15, 35], [25, 25]] and [[5, 78], [12, 87]]. */
  it('gives the p value of the χ² test', () => {
    expect(twoProportionZ(sample(15, 50), sample(25, 50))).toBeCloseTo(0.041226833337163815, 12);
    expect(twoProportionZ(sample(5, 83), sample(12, 99))).toBeCloseTo(0.15918129181156587, 12);
  });

  it('needs a base of 30 on both sides', () => {
    expect(twoProportionZ(sample(10, 30), sample(10, 30))).toBe(1);
    expect(twoProportionZ(sample(10, 29.99), sample(10, 30))).toBeNull();
    expect(twoProportionZ(sample(10, 30), sample(10, 29))).toBeNull();
    expect(twoProportionZ({ share: 0, base: 0 }, sample(10, 30))).toBeNull();
  });

  it('sees no difference where all answers are alike', () => {
    expect(twoProportionZ(sample(0, 40), sample(0, 50))).toBe(1);
    expect(twoProportionZ(sample(40, 40), sample(50, 50))).toBe(1);
    expect(twoProportionZ(sample(0, 1000), sample(1000, 1000))).toBeLessThan(1e-300);
  });

  it('is symmetric and a probability', () => {
    const samples = fc.record({
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      base: fc.integer({ min: 30, max: 1e6 }),
    });
    fc.assert(
      fc.property(samples, samples, (a, b) => {
        const p = twoProportionZ(a, b)!;
        expect(p >= 0 && p <= 1).toBe(true);
        expect(twoProportionZ(b, a)).toBeCloseTo(p, 12);
      }),
    );
  });
});
