import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateBits, and, andCount, popcount, setBit } from './bits.ts';
import type { Bits } from './dataset.ts';
import { countIn, narrow, select } from './selection.ts';

const respondents = 1500;
const setOf = (rows: readonly number[]): Bits => {
  const bits = allocateBits(respondents);
  for (const row of rows) setBit(bits, row);
  return bits;
};
const row = fc.integer({ min: 0, max: respondents - 1 });
const few = fc.array(row, { maxLength: 8 }).map(setOf);
const many = fc.array(row, { minLength: 200, maxLength: 900, size: 'max' }).map(setOf);

describe.each([
  { name: 'few', sets: few, isPicked: true },
  { name: 'many', sets: many, isPicked: false },
])('a selection of $name', ({ sets, isPicked }) => {
  it('counts like its mask', () => {
    fc.assert(
      fc.property(sets, many, many, (bits, one, other) => {
        const selection = select(bits);
        expect(selection.at !== null).toBe(isPicked);
        expect(selection.count).toBe(popcount(bits));
        expect(countIn(selection, one)).toBe(andCount(bits, one));
        const narrowed = narrow(selection, one);
        expect(narrowed.count).toBe(andCount(bits, one));
        expect(countIn(narrowed, other)).toBe(andCount(and(bits, one), other));
      }),
    );
  });
});
