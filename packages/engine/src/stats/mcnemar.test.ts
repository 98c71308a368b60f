import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mcnemar } from './proportions.ts';

const choose = (n: number, k: number): number => (k === 0 || k === n ? 1 : choose(n - 1, k - 1) + choose(n - 1, k));

describe('mcnemar', () => {
  /** R 4.2.2: mcnemar.test(matrix(c(10, c, b, 10), 2))$p.value; 86 and 150 are the data of Agresti's example. */
  it.each([
    [86, 150, 4.1145622813459436e-5],
    [121, 59, 5.4500948254271281e-6],
    [13, 12, 1],
    [25, 0, 1.5866563039511896e-6],
    [40, 20, 0.014171388254012368],
    [12, 14, 0.84451926747294004],
    [500, 431, 0.02583986603435097],
  ])('%i and %i as χ²', (first, second, p) => {
    expect(mcnemar(first, second).p / p).toBeCloseTo(1, 10);
    expect(mcnemar(first, second).method).toBe('chiSquare');
  });

  /** R 4.2.2: binom.test(b, b + c)$p.value. */
  it.each([
    [1, 9, 0.021484375],
    [0, 5, 0.0625],
    [8, 16, 0.15158963203430187],
    [12, 12, 1],
    [3, 14, 0.012725830078124997],
    [0, 24, 1.1920928955078138e-7],
    [11, 13, 0.8388197422027589],
  ])('%i and %i exactly', (first, second, p) => {
    expect(mcnemar(first, second).p / p).toBeCloseTo(1, 10);
    expect(mcnemar(second, first).p).toBe(mcnemar(first, second).p);
    expect(mcnemar(first, second).method).toBe('exact');
  });

  /** R 4.2.2: 2 * pbeta(0.5, 10.6 - 2.9, 2.9 + 1) and 2 * pbeta(0.5, 24.9 - 6.25, 6.25 + 1). */
  it('takes effective numbers', () => {
    expect(mcnemar(2.9, 7.7).p).toBeCloseTo(0.24222220436668751, 12);
    expect(mcnemar(18.65, 6.25).p).toBeCloseTo(0.020382570158150107, 12);
    expect(mcnemar(15.2, 14.9)).toEqual({ p: 1, method: 'chiSquare' });
  });

  it('sees no difference where nobody answered differently', () => {
    expect(mcnemar(0, 0)).toEqual({ p: 1, method: 'exact' });
  });

  it('sums the binomial tail below 25 and moves smoothly in between', () => {
    const counts = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(counts, counts, (first, second) => {
        const n = first + second;
        let tail = 0;
        for (let k = 0; k <= Math.min(first, second); k++) tail += choose(n, k) / 2 ** n;
        expect(mcnemar(first, second).p).toBeCloseTo(Math.min(1, 2 * tail), 10);
        expect(mcnemar(first, second + 0.5).p).toBeLessThanOrEqual(mcnemar(Math.min(first, second), second).p + 1e-9);
      }),
      { numRuns: 60 },
    );
  });
});
