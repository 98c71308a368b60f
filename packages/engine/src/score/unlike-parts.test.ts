import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyBrand, anyRange, type Brand, everyDay, sumsFrom } from '../../test/scored-brands.ts';
import { calculate } from './calculate.ts';
import { whyThisScore } from './why-this-score.ts';

const days = { from: 1000, to: 1099 };
const length = 100;
const ranges = { comparable: { from: 1070, to: 1099 }, compareTo: { from: 1010, to: 1039 } };
const same = (x: number) => everyDay(length, x);
const from = (day: number, x: number) => everyDay(length, x).map((value, at) => (at < day ? undefined : value));
const whole: Brand = {
  INSTAGRAM: { followers: same(1000), posts: same(2), interactions: same(50), comments: same(1) },
  FACEBOOK: { followers: same(500), posts: same(1), interactions: same(20), comments: same(1) },
  TRUSTPILOT: { score: same(4), reviews: same(60) },
};
const unlikeOf = (brand: Brand, score: ScoreName, asked = ranges) =>
  whyThisScore(sumsFrom([brand], days), null, asked, 0, score).unlike;
const flagsOf = (brand: Brand) => {
  const { unlike } = calculate(sumsFrom([brand], days), null, ranges);
  return scoreNames.filter((_, at) => unlike[at] === 1);
};

it('a brand of which the same is known in both ranges has no such part', () => {
  expect(flagsOf(whole)).toEqual([]);
  for (const score of scoreNames) expect(unlikeOf(whole, score)).toEqual([]);
});

it('followers that are known since a day stand in for the time before, and only growth is unlike', () => {
  const later: Brand = { ...whole, INSTAGRAM: { ...whole.INSTAGRAM, followers: from(60, 1000) } };
  const of = (score: ScoreName, asked = ranges) => whyThisScore(sumsFrom([later], days), null, asked, 0, score);
  const standsIn = { network: 'INSTAGRAM', metric: 'followers', since: 1060 };
  expect(of('passion')).toMatchObject({ unlike: [], standIns: [standsIn] });
  expect(of('presence')).toMatchObject({ unlike: [], standIns: [standsIn] });
  expect(of('trust')).toMatchObject({ unlike: [], standIns: [] });
  const grows = { network: 'INSTAGRAM', metric: 'followers', knownIn: 'comparable', since: 1060 };
  expect(of('energy')).toMatchObject({ unlike: [grows], standIns: [] });
  expect(of('powerrank')).toMatchObject({ unlike: [grows], standIns: [standsIn] });
  expect(flagsOf(later)).toEqual(['interest', 'friction', 'energy', 'powerrank']);
  const turned = { comparable: ranges.compareTo, compareTo: ranges.comparable };
  expect(of('passion', turned)).toMatchObject({ unlike: [], standIns: [standsIn] });
  expect(of('energy', turned).unlike).toEqual([{ ...grows, knownIn: 'compareTo', since: null }]);
});

it('what was known before, and then not for a while, stands in from when it is known again', () => {
  const score = same(4).map((value, at) => (at >= 1 && at < 60 ? undefined : value));
  const brand: Brand = { ...whole, TWITTER: { followers: same(9), subscription: same(1) }, TRUSTPILOT: { score } };
  const asked = { comparable: ranges.comparable, compareTo: { from: 1033, to: 1039 } };
  expect(whyThisScore(sumsFrom([brand], days), null, asked, 0, 'trust')).toMatchObject({
    unlike: [],
    standIns: [{ network: 'TRUSTPILOT', metric: 'score', since: 1060 }],
  });
});

it('a network without posts, and a score that is known in one range only, have none', () => {
  const silent = same(2).map((value, at) => (at < 50 ? 0 : value));
  const quiet: Brand = { ...whole, INSTAGRAM: { ...whole.INSTAGRAM, posts: silent } };
  expect(unlikeOf(quiet, 'passion')).toEqual([]);
  const begun: Brand = { TRUSTPILOT: { score: from(60, 4) } };
  expect(unlikeOf(begun, 'trust')).toEqual([]);
  expect(flagsOf(begun)).toEqual([]);
});

it('is shown of a score wherever there is such a part, and nowhere else', () => {
  fc.assert(
    fc.property(
      fc.array(anyBrand(length), { minLength: 1, maxLength: 3 }),
      fc.record({ comparable: anyRange(days), compareTo: anyRange(days) }),
      (brands, asked) => {
        const sums = sumsFrom(brands, days);
        const { unlike } = calculate(sums, null, asked);
        for (const brand of brands.keys()) {
          for (const [at, score] of scoreNames.entries()) {
            const told = whyThisScore(sums, null, asked, brand, score).unlike;
            expect(told.length > 0, score).toBe(unlike[at * brands.length + brand] === 1);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});
