import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benjaminiHochberg } from '../../test/adjust.ts';

/** Benjamini & Hochberg (1995), section 3.2: fifteen ordered p values, four of which are discoveries at 0.05. */
const published = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
];
/** scipy 1.17.1: false_discovery_control(published), which is R's p.adjust(published, "BH"). */
const adjusted = [
  0.0015, 0.003, 0.0095, 0.035625, 0.0603, 0.06385714285714286, 0.06385714285714286, 0.0645, 0.0765, 0.486,
  0.5811818181818181, 0.7148749999999999, 0.7532307692307693, 0.8132142857142857, 1,
];

describe('benjaminiHochberg', () => {
  it('makes the discoveries of the paper, with the values of scipy and R', () => {
    const found = benjaminiHochberg(published) as number[];
    expect(found.filter((p) => p <= 0.05).length).toBe(4);
    found.forEach((p, i) => {
      expect(p).toBeCloseTo(adjusted[i]!, 12);
    });
  });

  it('leaves out what was not tested', () => {
    expect(benjaminiHochberg([0.04, null, 0.01, null])).toEqual([0.04, null, 0.02, null]);
    expect(benjaminiHochberg([null])).toEqual([null]);
    expect(benjaminiHochberg([])).toEqual([]);
  });

  it('never lowers a p value, keeps their order and does not depend on the order of the family', () => {
    const family = fc.array(fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0.01, 0.05, null)));
    fc.assert(
      fc.property(family, (ps) => {
        const found = benjaminiHochberg(ps);
        expect(benjaminiHochberg(ps.toReversed())).toEqual(found.toReversed());
        ps.forEach((p, i) => {
          expect(found[i] === null).toBe(p === null);
          if (p === null) return;
          expect(found[i]! >= p && found[i]! <= 1).toBe(true);
          ps.forEach((q, j) => {
            if (q !== null && p < q) expect(found[i]!).toBeLessThanOrEqual(found[j]!);
          });
        });
      }),
    );
  });
});
