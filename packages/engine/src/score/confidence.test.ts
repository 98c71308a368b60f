import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { expect, it } from 'vitest';
import { type Brand, everyDay, sumsFrom } from '../../test/scored-brands.ts';
import { calculate } from './calculate.ts';
import { whyThisScore } from './why-this-score.ts';

const length = 100;
const days = { from: 0, to: length - 1 };
const ranges = { comparable: { from: 80, to: 99 }, compareTo: { from: 60, to: 79 } };
const same = (x: number) => everyDay(length, x);

const confidenceOf = (brand: Brand): Record<ScoreName, number> => {
  const sums = sumsFrom([brand], days);
  const { confidence } = calculate(sums, null, ranges);
  for (const [at, name] of scoreNames.entries())
    expect(whyThisScore(sums, null, ranges, 0, name).confidence.share).toBeCloseTo(confidence[at]!, 12);
  return Object.fromEntries(scoreNames.map((name, at) => [name, confidence[at]!])) as Record<ScoreName, number>;
};

const posted = { posts: same(2), interactions: same(90), comments: same(3) };

it('counts against a score what its accounts do not tell', () => {
  // A page whose followers nobody knows: half of interest, six tenths of vitality, four sixths of rivalry.
  const found = confidenceOf({ FACEBOOK: posted });
  expect(found).toMatchObject({ interest: 0.5, trust: 0, passion: 0, presence: 0, relevanceStrength: 0 });
  expect(found.energy).toBeCloseTo(0.6, 12);
  expect(found.friction).toBeCloseTo(0.4 / 0.6, 12);
  // Of what a brand without lists and reviews can have of a powerrank, 0.84.
  expect(found.powerrank).toBeCloseTo((0.16 * 0.5 + 0.12 * 0.6 + 0.1 * (0.4 / 0.6)) / 0.84, 12);
});

it('counts a network of which nothing is known as it weighs, and not one without an account', () => {
  const whole = { FACEBOOK: { ...posted, followers: same(900) } };
  expect(confidenceOf(whole)).toMatchObject({ interest: 1, passion: 1, presence: 1, energy: 1, powerrank: 1 });
  const { presence, passion, interest } = confidenceOf({ ...whole, LINKEDIN: {}, TIKTOK: {} });
  expect(passion).toBe(0.5);
  expect(interest).toBeCloseTo(2 / 5, 12);
  // Of 43,000 followers that a typical brand has on the three, 30,000 are on Facebook.
  expect(presence).toBeCloseTo(30 / 43, 12);
});

it('counts days that are not known', () => {
  const half = (x: number) => same(x).map((of, day) => (day < 90 ? of : undefined));
  const { energy, passion } = confidenceOf({
    YOUTUBE: { posts: half(1), interactions: half(50), comments: half(2) },
  });
  expect([energy, passion]).toEqual([0.5, 0.5]);
});

it('knows that nothing was posted where that is known', () => {
  const silent = { posts: same(0), interactions: same(0), comments: same(0), followers: same(900) };
  expect(confidenceOf({ FACEBOOK: silent, LINKEDIN: { followers: same(50) } }).relevanceBreadth).toBe(1);
});
