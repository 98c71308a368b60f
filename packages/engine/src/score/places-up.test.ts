import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { expect, it } from 'vitest';
import { type Brand, sumsFrom } from '../../test/scored-brands.ts';
import { calculate } from './calculate.ts';

const from = 50;
const days = (of: (day: number) => number | undefined) => Array.from({ length: 100 }, (_, day) => of(day));
const posting = (interactions: (day: number) => number | undefined): Brand => ({
  YOUTUBE: {
    posts: days((day) => (interactions(day) === undefined ? undefined : 1)),
    interactions: days(interactions),
  },
});
const placesOf = (brands: readonly Brand[]) => {
  const sums = sumsFrom([...brands], { from: 0, to: 99 });
  const ranges = { comparable: { from, to: 99 }, compareTo: { from: 20, to: 49 } };
  const { ranks, prevRanks, placesUp } = calculate(sums, null, ranges);
  const at = scoreNames.indexOf('interest') * brands.length;
  return [ranks, prevRanks, placesUp].map((of) => [...of.subarray(at, at + brands.length)]);
};

const steady = (by: number) => posting(() => by);
const riser = posting((day) => (day < from ? 10 : 900));

it('counts places between brands that are ranked in both ranges', () => {
  expect(placesOf([steady(100), steady(50), riser])).toEqual([
    [2, 3, 1],
    [1, 2, 3],
    [-1, -1, 2],
  ]);
});

it('lets no brand fall because others came to be known, nor rise because others are known no more', () => {
  const came = posting((day) => (day < from ? undefined : 500));
  const went = posting((day) => (day < from ? 500 : undefined));
  expect(placesOf([steady(100), came, steady(50)])).toEqual([
    [2, 1, 3],
    [1, 0, 2],
    [0, 0, 0],
  ]);
  expect(placesOf([steady(100), went, steady(50)])[2]).toEqual([0, 0, 0]);
});
