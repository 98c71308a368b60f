import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectInPlace } from './select.ts';

it('finds what would stand at a place if the values were sorted', () => {
  const values = fc.array(fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 })), { minLength: 1 });
  fc.assert(
    fc.property(values, fc.nat(), (list, at) => {
      const place = at % list.length;
      const sorted = Float64Array.from(list).sort();
      expect(selectInPlace(Float64Array.from(list), place) + 0).toBe(sorted[place]! + 0);
    }),
  );
});
