import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holm } from '../../test/adjust.ts';

const expectClose = (found: readonly (number | null)[], expected: readonly number[]): void => {
  expect(found.length).toBe(expected.length);
  found.forEach((p, i) => {
    expect(p).toBeCloseTo(expected[i]!, 12);
  });
};

describe('holm', () => {
  /** R 4.2.2: p.adjust(c(…), "holm"); the first family is that of Benjamini & Hochberg (1995), section 3.2. */
  it('gives the values of R', () => {
    const published = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
    ];
    const adjusted = [0.0015, 0.0056, 0.0247, 0.114, 0.2211, 0.278, 0.278, 0.278, 0.3213, 1, 1, 1, 1, 1, 1];
    expectClose(holm(published), adjusted);
    expectClose(holm([0.04, 0.01, 0.03, 0.03, 0.2]), [0.12, 0.05, 0.12, 0.12, 0.2]);
  });

  it('leaves out what was not tested', () => {
    expect(holm([0.04, null, 0.01, null])).toEqual([0.04, null, 0.02, null]);
    expect(holm([null])).toEqual([null]);
    expect(holm([])).toEqual([]);
  });

  it('lies between the p value and that of Bonferroni, and does not depend on the order of the family', () => {
    const family = fc.array(fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0.01, 0.05)));
    fc.assert(
      fc.property(family, (ps) => {
        const found = holm(ps) as number[];
        expect(holm(ps.toReversed())).toEqual(found.toReversed());
        ps.forEach((p, i) => {
          expect(found[i]! >= p && found[i]! <= Math.min(1, p * ps.length)).toBe(true);
        });
      }),
    );
  });
});
