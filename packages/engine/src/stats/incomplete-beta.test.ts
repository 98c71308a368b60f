import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incompleteBeta, logGamma } from './incomplete-beta.ts';

describe('logGamma', () => {
  /** R 4.2.2: lgamma(x). */
  it.each([
    [0.001, 6.9071788853838534],
    [0.5, 0.57236494292470008],
    [1, 0],
    [1.5, -0.12078223763524518],
    [3.7, 1.4280723266653881],
    [25, 54.784729398112312],
    [100.25, 360.28455963776423],
  ])('of %d', (x, expected) => expect(logGamma(x)).toBeCloseTo(expected, 11));
});

describe('incompleteBeta', () => {
  /** R 4.2.2: pbeta(x, a, b). */
  it.each([
    [0.5, 7.3, 3.9, 0.1435253951203167],
    [0.5, 20.25, 1.5, 2.9998307945563513e-6],
    [0.5, 0.4, 1, 0.75785828325519899],
    [0.9, 2, 3, 0.9963],
    [0.1, 12, 30, 0.00048972308978513642],
    [0.999, 5, 0.5, 0.92228199210096684],
    [0.5, 300, 280, 0.20294886574999976],
  ])('I_%d(%d, %d)', (x, a, b, expected) => expect(incompleteBeta(x, a, b) / expected).toBeCloseTo(1, 11));

  it('runs from 0 to 1', () => {
    expect([incompleteBeta(0, 3, 4), incompleteBeta(1, 3, 4)]).toEqual([0, 1]);
    const shape = fc.double({ min: 0.1, max: 60, noNaN: true });
    const position = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(position, shape, shape, (x, a, b) => {
        const value = incompleteBeta(x, a, b);
        expect(value >= -1e-12 && value <= 1 + 1e-12).toBe(true);
        expect(incompleteBeta(1 - x, b, a)).toBeCloseTo(1 - value, 9);
      }),
    );
  });
});
