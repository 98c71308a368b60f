import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBit } from '../../../test/bits.ts';
import { allBits, and, andCount, complement, intersects, orInto, popcount, popcount32, setBit } from './bits.ts';

/** Words with many bits, so that every carry of the adders is needed; lengths around the block of eight. */
const word = fc.oneof(fc.constantFrom(0, 0xffffffff, 0x80000000, 1), fc.integer({ min: 0, max: 0xffffffff }));
const masks = fc.integer({ min: 0, max: 41 }).chain((length) => {
  const mask = fc.array(word, { minLength: length, maxLength: length }).map((words) => Uint32Array.from(words));
  return fc.tuple(mask, mask, mask);
});

const onesIn = (word: number): number => (word >>> 0).toString(2).replaceAll('0', '').length;
const naive = (words: readonly number[]): number => words.reduce((sum, word) => sum + onesIn(word), 0);

describe('counting', () => {
  it('counts the bits of a word', () => {
    fc.assert(fc.property(word, (w) => popcount32(w) === onesIn(w) && popcount32(w | 0) === onesIn(w)));
  });

  it('counts sets and intersections of two as bit by bit', () => {
    fc.assert(
      fc.property(masks, ([a, b]) => {
        expect(popcount(a)).toBe(naive([...a]));
        expect(andCount(a, b)).toBe(naive([...a].map((w, i) => w & b[i]!)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('sets', () => {
  it('have no members beyond the last respondent', () => {
    for (const respondents of [0, 1, 31, 32, 33, 64, 100]) {
      expect(popcount(allBits(respondents))).toBe(respondents);
      const odd = new Uint32Array(allBits(respondents).length);
      for (let row = 1; row < respondents; row += 2) setBit(odd, row);
      const even = complement(odd, respondents);
      expect(popcount(even)).toBe(Math.ceil(respondents / 2));
      expect(andCount(odd, even)).toBe(0);
      if (respondents > 0) expect([hasBit(even, 0), hasBit(odd, 0)]).toEqual([true, false]);
    }
  });

  it('obey inclusion and exclusion', () => {
    fc.assert(
      fc.property(masks, ([a, b]) => {
        const either = a.slice();
        orInto(either, b);
        expect(popcount(either)).toBe(popcount(a) + popcount(b) - andCount(a, b));
        expect(popcount(and(a, b))).toBe(andCount(a, b));
        expect(intersects(a, b)).toBe(andCount(a, b) > 0);
      }),
    );
  });
});
