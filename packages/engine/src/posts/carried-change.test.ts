import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCarriedChange, type RangeOfPosts } from './carried-change.ts';

const rangeOf = (values: readonly number[], days = 10, name = 'p'): RangeOfPosts => ({
  days,
  interactions: values.reduce((sum, value) => sum + value, 0),
  posts: values.map((interactions, at) => ({ id: `${name}${at}`, interactions })),
});
const usual = rangeOf([100, 100, 100, 100, 100]);

describe('a change of interactions', () => {
  it('that one post carries', () => {
    // 50 a day before, 110 now; the third post earned 500 more than the median post of before: 50 of 60 a day.
    expect(findCarriedChange(rangeOf([100, 200, 600, 100, 100]), usual)).toEqual({
      direction: 'rise',
      share: 50 / 60,
      now: 110,
      before: 50,
      posts: ['p2'],
    });
  });

  it('that takes two or three posts, and no more', () => {
    expect(findCarriedChange(rangeOf([400, 400, 300, 100, 100]), usual)).toMatchObject({
      posts: ['p0', 'p1'],
      share: 0.75,
    });
    expect(findCarriedChange(rangeOf(Array.from({ length: 10 }, () => 200)), usual)).toBeNull();
  });

  it('that would have been the other way without them is all theirs', () => {
    expect(findCarriedChange(rangeOf([500, 50, 50, 50, 50]), usual)).toMatchObject({ share: 1, posts: ['p0'] });
  });

  it('that is a fall is carried by what is missing', () => {
    const before = rangeOf([100, 1000, 100, 100, 100]);
    expect(findCarriedChange(usual, before)).toEqual({
      direction: 'fall',
      share: 1,
      now: 50,
      before: 140,
      posts: ['p1'],
    });
  });

  it('is compared by the day where the ranges differ in length', () => {
    expect(findCarriedChange(rangeOf([100, 100, 100, 100, 100, 100, 100, 100, 100, 100], 20), usual)).toBeNull();
  });

  it.each([
    ['the metric of some day is not known', { ...rangeOf([100, 900]), interactions: null }, usual],
    ['the posts are not all that the metric counts', { ...rangeOf([100, 900]), interactions: 1020 }, usual],
    ['the same, before', rangeOf([100, 900]), { ...usual, interactions: 600 }],
    ['a post hides its interactions', { ...rangeOf([100, 900]), posts: [{ id: 'a', interactions: null }] }, usual],
    ['too few posts tell what is typical', rangeOf([100, 900]), rangeOf([100, 100, 100, 100])],
    ['the change is small', rangeOf([100, 100, 100, 100, 150]), usual],
    ['nothing changed', usual, usual],
    ['nothing was earned at all', rangeOf([0, 0, 0, 0, 0]), rangeOf([0, 0, 0, 0, 0])],
  ])('says nothing where %s', (_, now, before) => {
    expect(findCarriedChange(now, before)).toBeNull();
  });

  it('allows the metric to lie 1 % beside the posts', () => {
    expect(findCarriedChange({ ...rangeOf([100, 900]), interactions: 1009 }, usual)).not.toBeNull();
  });
});

const posts = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 5, maxLength: 20 });
const ranges = fc.tuple(posts, posts, fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }));
const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
};

describe('any change', () => {
  const check = (is: (now: number[], before: number[], days: number, daysBefore: number) => void) =>
    fc.assert(fc.property(ranges, ([now, before, days, daysBefore]) => is(now, before, days, daysBefore)));

  it('would be smaller by the share, had its posts been typical', () =>
    check((now, before, days, daysBefore) => {
      const found = findCarriedChange(rangeOf(now, days), rangeOf(before, daysBefore));
      if (!found) return;
      expect(found.share).toBeGreaterThanOrEqual(0.5);
      expect(found.posts.length).toBeLessThanOrEqual(3);
      const [more, less, moreDays] = found.direction === 'rise' ? [now, before, days] : [before, now, daysBefore];
      const typical = medianOf(less);
      const without = more.map((value, at) => (found.posts.includes(`p${at}`) ? typical : value));
      const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
      const change = Math.abs(found.now - found.before);
      const left = change - (sum(more) - sum(without)) / moreDays;
      expect(Math.max(0, left / change)).toBeCloseTo(1 - found.share, 9);
    }));

  it('is the same in any order of the posts, for any unit, and backwards', () =>
    check((now, before, days, daysBefore) => {
      const [one, other] = [rangeOf(now, days), rangeOf(before, daysBefore)];
      const found = findCarriedChange(one, other);
      const reversed = (of: RangeOfPosts) => ({ ...of, posts: of.posts.toReversed() });
      expect(findCarriedChange(reversed(one), reversed(other))).toEqual(found);
      const tenfold = (values: readonly number[], length: number) =>
        rangeOf(
          values.map((value) => value * 10),
          length,
        );
      const larger = findCarriedChange(tenfold(now, days), tenfold(before, daysBefore));
      expect(larger?.posts).toEqual(found?.posts);
      const back = findCarriedChange(other, one);
      expect(back?.posts).toEqual(found?.posts);
      expect(back?.share).toEqual(found?.share);
      if (found) expect(back!.direction).not.toBe(found.direction);
    }));
});
