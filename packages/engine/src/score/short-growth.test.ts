import { growthScores, scoreNames } from '@soundings/contract/sonar/score-choices';
import { expect, it } from 'vitest';
import { type Brand, everyDay, sumsFrom } from '../../test/scored-brands.ts';
import { toWindow } from './brand-window.ts';
import { calculate } from './calculate.ts';
import { findShortGrowth } from './short-growth.ts';

const days = { from: 1000, to: 1099 };
const month = { from: 1072, to: 1099 };
const steady = (x: number) => everyDay(100, x);
const knownFrom = (day: number, x: number) => steady(x).map((value, at) => (at < day ? undefined : value));

const shortOf = (brand: Brand, range = month) => {
  const sums = sumsFrom([brand], days);
  return findShortGrowth(sums, 0, toWindow(sums, range));
};

it('says since when followers are known, and of how many days', () => {
  expect(shortOf({ INSTAGRAM: { followers: knownFrom(97, 500) } })).toEqual({
    networks: ['INSTAGRAM'],
    since: 1097,
    days: 3,
    of: 28,
  });
});

it('begins under half of the days, and looks at 28 of them in a shorter range', () => {
  const day = { from: 1099, to: 1099 };
  for (const range of [month, day]) {
    expect(shortOf({ TIKTOK: { followers: knownFrom(86, 500) } }, range)).toBeNull();
    expect(shortOf({ TIKTOK: { followers: knownFrom(87, 500) } }, range)).toMatchObject({ days: 13, of: 28 });
  }
});

it('counts what lies between two days, and takes a single one for no growth', () => {
  const weekly = steady(500).map((value, at) => (at % 7 === 0 ? value : undefined));
  expect(shortOf({ FACEBOOK: { followers: weekly } })).toBeNull();
  expect(shortOf({ FACEBOOK: { followers: knownFrom(99, 500) } })).toBeNull();
  expect(shortOf({ TRUSTPILOT: { score: knownFrom(98, 4) } })).toBeNull();
});

it('names all such networks, and tells of the one that is known least', () => {
  const brand: Brand = {
    INSTAGRAM: { followers: knownFrom(90, 500) },
    LINKEDIN: { followers: knownFrom(97, 500) },
    FACEBOOK: { followers: steady(500) },
  };
  expect(shortOf(brand)).toMatchObject({ networks: ['INSTAGRAM', 'LINKEDIN'], since: 1097, days: 3 });
});

it('moves the scores that growth is a part of, and no other', () => {
  const whole = { posts: steady(2), interactions: steady(50), comments: steady(1) };
  const scoresWith = (last: number) => {
    const followers = knownFrom(97, 500).map((value, at) => (at === 99 ? last : value));
    const other = knownFrom(97, 500).map((value, at) => (at === 98 ? 1000 - last : value));
    const sums = sumsFrom(
      [{ INSTAGRAM: { ...whole, followers } }, { INSTAGRAM: { ...whole, followers: other } }],
      days,
    );
    return calculate(sums, null, { comparable: month, compareTo: month }).scores;
  };
  const [same, grown] = [scoresWith(500), scoresWith(560)];
  const moved = scoreNames.filter((_, at) => Math.abs(same[2 * at]! - grown[2 * at]!) > 3);
  expect(moved).toEqual(scoreNames.filter((name) => growthScores.has(name)));
});
