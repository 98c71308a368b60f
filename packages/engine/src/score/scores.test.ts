import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Brand, everyDay, sumsFrom } from '../../test/scored-brands.ts';
import { finish } from '../steps.ts';
import { calculate } from './calculate.ts';
import { freezeReference } from './freeze-reference.ts';
import { quantities } from './quantities.ts';
import { rankAmong } from './ranks.ts';
import type { Reference } from './reference.ts';
import type { DayRange, ScoreSums } from './score-sums.ts';
import { trendInSteps } from './trend.ts';

/** A reference in which S(x) = 100 / (1 + e^(2 − x)) for every quantity. */
const plain = {
  baseline: { from: 0, to: 0 },
  brands: 0,
  scales: Object.fromEntries(quantities.map(({ key }) => [key, { m: 2, s: 1.702, n: 0 }])),
  typicalRating: 4,
  followerShares: { FACEBOOK: 0.4, INSTAGRAM: 0.3, TWITTER: 0.1, TIKTOK: 0.1, LINKEDIN: 0.1 },
  caps: {},
} as unknown as Reference;
const S = (x: number): number => 100 / (1 + Math.exp(2 - x));
const comb = (...s: number[]): number => (s.reduce((sum, x) => sum + x, 0) + 25) / (s.length + 0.5);

const scoresOf = (sums: ScoreSums, range: DayRange, reference: Reference | null = plain, brand = 0) => {
  const { scores, brands } = calculate(sums, reference, { comparable: range, compareTo: range });
  return Object.fromEntries(scoreNames.map((name, at) => [name, scores[at * brands + brand]!])) as Record<
    ScoreName,
    number
  >;
};

/** 100 days; on the last one it has 2,000, 1,000, 500, 800 and 300 followers, growing by a thousandth a day. */
const length = 100;
const last = { from: 99, to: 99 };
const growing = (end: number) => everyDay(length, (day) => end * Math.exp(0.001 * (day - 99)));
const same = (x: number) => everyDay(length, x);
const brand: Brand = {
  FACEBOOK: { followers: growing(2000), posts: same(1), interactions: same(20), comments: same(2) },
  INSTAGRAM: { followers: growing(1000), posts: same(2), interactions: same(50), comments: same(1) },
  YOUTUBE: { posts: same(1), interactions: same(30), comments: same(3) },
  TWITTER: { followers: growing(500), following: same(90), subscription: same(8) },
  TIKTOK: { followers: growing(800), following: same(40), interactions: everyDay(length, (day) => 10 * day) },
  LINKEDIN: { followers: growing(300) },
  TRUSTPILOT: { score: same(4.5), reviews: same(60) },
};

describe('a brand worked out by hand', () => {
  const found = scoresOf(sumsFrom([brand], { from: 0, to: 99 }), last);
  const growth = comb(S(0.03), S(0.03), S(0.03), S(0.03), S(0.03));
  const e = {
    facebook: S(Math.log((28 * 20 + 0.5) / (28 * 2000 + 0.5 / 0.003))),
    instagram: S(Math.log((28 * 50 + 0.5) / (56 * 1000 + 0.5 / 0.003))),
    youtube: S(Math.log((28 * 30 + 0.5) / (28 + 0.005))),
    tiktok: S(Math.log((28 * 10 + 0.5) / 900)),
  };
  // (60 · 4.5 + 20 · 4) / 80 = 4.375
  const trust = (0.8 * S(Math.log(3.575 / 0.825)) + 0.2 * S(Math.log(10 / 1500)) + 15) / 1.3;
  const friction =
    0.4 * comb(S(Math.log(56.2 / 565)), S(Math.log(28.2 / 1405)), S(Math.log(84.2 / 845))) +
    0.3 * (100 - trust) +
    0.2 * (100 - growth) +
    0.1 * comb(S(Math.log(100 / 600)), S(Math.log(50 / 900)));
  const strengths = [
    0.35 * S(Math.log(2001)) + 0.65 * e.facebook,
    0.35 * S(Math.log(1001)) + 0.65 * e.instagram,
    e.youtube,
    S(Math.log(501)),
    0.35 * S(Math.log(801)) + 0.65 * e.tiktok,
    S(Math.log(301)),
    S(Math.log(61)),
  ];
  const interest = comb(
    S(Math.log(561)),
    S(Math.log(1401)),
    S(Math.log(841)),
    S(Math.log(281)),
    ...[2000, 1000, 500, 800, 300].map((followers) => S(Math.asinh(followers * 0.0003))),
  );
  const expected: Record<ScoreName, number> = {
    interest,
    trust,
    passion: comb(e.facebook, e.instagram, e.youtube, e.tiktok),
    relevanceStrength: Math.max(...[1, 2, 3].map((k) => comb(...strengths.toSorted((a, b) => b - a).slice(0, k)))),
    relevanceBreadth: (100 * strengths.reduce((sum, r) => sum + Math.min(1, r / 50), 0)) / 7,
    friction,
    presence: S(Math.log(4601)),
    energy: 0.6 * comb(S(Math.log(7.25)), S(Math.log(14.25)), S(Math.log(7.25))) + 0.4 * growth,
    powerrank: 0,
  };
  expected.powerrank =
    0.16 * (expected.interest + trust + expected.passion) +
    0.14 * expected.presence +
    0.12 * expected.energy +
    0.1 * (100 - friction) +
    0.09 * expected.relevanceStrength +
    0.07 * expected.relevanceBreadth;

  it.each(scoreNames)('has the %s', (name) => {
    expect(found[name]).toBeCloseTo(expected[name], 9);
  });
});

describe('what is unknown', () => {
  const days = { from: 0, to: 99 };

  it('never reads as zero', () => {
    const { TIKTOK: _, ...without } = brand;
    const unknown = scoresOf(sumsFrom([{ ...without, TIKTOK: {} }], days), last);
    const none = scoresOf(sumsFrom([without], days), last);
    const zero = { followers: same(0), following: same(0), interactions: same(0) };
    const known = scoresOf(sumsFrom([{ ...without, TIKTOK: zero }], days), last);
    // Its part of the followers is estimated from what it has on average: a tenth of all.
    expect(unknown.presence).toBeCloseTo(S(Math.log(1 + 3800 / 0.9)), 9);
    expect(none.presence).toBeCloseTo(S(Math.log(3801)), 9);
    for (const name of ['interest', 'passion', 'energy', 'relevanceStrength'] as const) {
      expect(unknown[name]).toBe(none[name]);
      // Strength is that of the best networks, and this one is not among them.
      if (name !== 'relevanceStrength') expect(known[name]).toBeLessThan(none[name]);
    }
    expect(unknown.relevanceBreadth).toBeGreaterThan(none.relevanceBreadth);
  });

  it('leaves a score without a value', () => {
    const found = scoresOf(sumsFrom([{ FACEBOOK: {}, TRUSTPILOT: {} }, {}], days), last);
    expect(Object.values(found)).toEqual(Array(9).fill(Number.NaN));
  });

  it('gives a brand without any account no reach, and no place', () => {
    const { presence, powerrank } = scoresOf(sumsFrom([{}], days), last);
    expect(presence).toBeCloseTo(S(0), 9);
    expect(powerrank).toBeNaN();
  });

  it('is taken from the first state after a range, where that was asked for soon after', () => {
    const from = (first: number) => everyDay(length, () => 300).map((x, day) => (day >= first ? x : undefined));
    const sums = sumsFrom([{ LINKEDIN: { followers: from(90) } }], days);
    const until = (to: number, many: number) => scoresOf(sums, { from: to - many + 1, to }).presence;
    expect(until(89, 1)).toBeCloseTo(S(Math.log(301)), 9);
    expect(until(88, 1)).toBeNaN();
    expect(until(83, 28)).toBeCloseTo(S(Math.log(301)), 9);
    expect(until(82, 28)).toBeNaN();
  });

  it('is made of the first state of up to a year later, which gives no reach or trust of its own', () => {
    const many = 500;
    const always = (x: number) => everyDay(many, x);
    const until = (last: number, first: number) => {
      const since = (x: number) => always(x).map((value, day) => (day >= first ? value : undefined));
      const posted = { posts: always(1), interactions: always(9), comments: always(1) };
      const brand = {
        INSTAGRAM: { ...posted, followers: since(1000) },
        TRUSTPILOT: { score: since(4), reviews: since(50) },
      };
      return scoresOf(sumsFrom([brand], { from: 0, to: many - 1 }), { from: last - 27, to: last });
    };
    const whole = until(120, 0);
    const standsIn = until(120, 120 + 365);
    const unknown = until(120, 120 + 366);
    expect([standsIn.passion, standsIn.relevanceStrength]).toEqual([whole.passion, whole.relevanceStrength]);
    expect([standsIn.presence, standsIn.trust]).toEqual([Number.NaN, Number.NaN]);
    expect([unknown.passion, unknown.presence, unknown.trust]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(unknown.relevanceStrength).toBeNaN();
  });

  it('is carried for 30 days where it is a state, and weeks of flow have to be known', () => {
    const till = (day: number, x: number) =>
      everyDay(length, (at) => (at <= day ? x : Number.NaN)).map((y) => (Number.isNaN(y) ? undefined : y));
    const at = (day: number) => scoresOf(sumsFrom([{ LINKEDIN: { followers: till(day, 300) } }], days), last).presence;
    expect(at(69)).toBeCloseTo(S(Math.log(301)), 9);
    expect(at(68)).toBeNaN();
    const from = (first: number) => everyDay(length, 1).map((y, day) => (day >= first ? y : undefined));
    const energy = (first: number) => scoresOf(sumsFrom([{ YOUTUBE: { posts: from(first) } }], days), last).energy;
    expect(energy(93)).toBeCloseTo(comb(S(Math.log(7.25))), 9);
    expect(energy(94)).toBeNaN();
  });
});

it('adds three usual days to a flow', () => {
  // 80 days with a post and the last 10 without: a range of these 10 has (0 + 3 · 80/90) / 13 a day.
  const posts = everyDay(90, (day) => (day < 80 ? 1 : 0));
  const { energy } = scoresOf(sumsFrom([{ YOUTUBE: { posts } }], { from: 0, to: 89 }), { from: 80, to: 89 });
  expect(energy).toBeCloseTo(comb(S(Math.log((7 * (3 * 80)) / 90 / 13 + 0.25))), 9);
});

it('measures growth between the fifths of the days from the first snapshot to the last', () => {
  // Snapshots on days 3, 4, 27 and 28 of 31; fifths of the 26 days are 5 days long: 3 to 7 and 24 to 28.
  const followers = everyDay(31, 0).map((_, day) => ({ 3: 100, 4: 200, 27: 300, 28: 700 })[day]);
  const { energy } = scoresOf(sumsFrom([{ LINKEDIN: { followers } }], { from: 0, to: 30 }), { from: 30, to: 30 });
  const late = (Math.log(300) + Math.log(700)) / 2;
  const early = (Math.log(100) + Math.log(200)) / 2;
  expect(energy).toBeCloseTo(comb(S(((late - early) / 21) * 30)), 9);
});

describe('ranks', () => {
  it('share a place and skip the next, and a value that is missing has none', () => {
    expect(rankAmong([5, 9, 7, null, 7, Number.NaN, 1], false)).toEqual([4, 1, 2, null, 2, null, 5]);
    expect(rankAmong([5, 9, 7, null, 7], true)).toEqual([1, 4, 2, null, 2]);
    expect(rankAmong([], true)).toEqual([]);
  });

  it('are those of any values as counting the better ones gives', () => {
    const value = fc.oneof(fc.double({ min: 0, max: 100 }), fc.nat(5), fc.constant(Number.NaN));
    fc.assert(
      fc.property(fc.array(value), fc.boolean(), (values, lowerIsBetter) => {
        const better = (x: number) => values.filter((y) => (lowerIsBetter ? y < x : y > x)).length;
        expect(rankAmong(values, lowerIsBetter)).toEqual(values.map((x) => (Number.isNaN(x) ? null : 1 + better(x))));
      }),
    );
  });

  it('have the least friction first, and count a missing place as the last', () => {
    const of = (comments: number): Brand => ({
      YOUTUBE: { posts: same(1), interactions: same(50), comments: same(comments) },
    });
    const sums = sumsFrom([of(9), of(1), { FACEBOOK: {} }], { from: 0, to: 99 });
    const { scores, ranks, rankSum } = calculate(sums, null, { comparable: last, compareTo: last });
    const at = scoreNames.indexOf('friction') * 3;
    expect(scores[at]).toBeGreaterThan(scores[at + 1]!);
    expect([...ranks.subarray(at, at + 3)]).toEqual([2, 1, 0]);
    expect(rankSum[2]).toBe(27);
  });
});

it('draws a line of up to 40 points that ends with the score itself', () => {
  const sums = sumsFrom([brand, {}], { from: 0, to: 99 });
  const ranges = { comparable: { from: 90, to: 96 }, compareTo: { from: 80, to: 89 } };
  const { days, lines } = finish(trendInSteps(sums, plain, { score: 'interest', brands: [1, 0], ranges }));
  expect(days).toHaveLength(40);
  expect([days[0], days.at(-1)]).toEqual([0, 96]);
  expect(lines[1]!.at(-1)).toBe(scoresOf(sums, ranges.comparable).interest);
  expect(lines[0]!.every((score) => score === null)).toBe(true);
});

it('freezes medians that yield a prior of 3 to the square of brands, spreads of 4 and means of 20', () => {
  const linkedin = (followers: number): Brand => ({
    LINKEDIN: { followers: same(followers) },
    TRUSTPILOT: { score: same(5) },
  });
  const sums = sumsFrom([10, 100, 1000, 10_000].map(linkedin), { from: 0, to: 99 });
  const frozen = freezeReference(sums, { from: 10, to: 99 });
  const lns = [11, 101, 1001, 10_001].map(Math.log);
  const middle = (lns[1]! + lns[2]!) / 2;
  const off = lns.map((x) => Math.abs(x - middle)).sort((a, b) => a - b);
  const { m, s, n } = frozen.scales['followers:LINKEDIN'];
  expect(n).toBe(4);
  expect(m).toBeCloseTo((16 * middle + 3 * Math.log(8001)) / 19, 9);
  expect(s).toBeCloseTo((4 * 1.4826 * ((off[1]! + off[2]!) / 2) + 4 * 1.6) / 8, 9);
  expect(frozen.typicalRating).toBeCloseTo((4 * 5 + 20 * 4) / 24, 9);
  expect(Object.values(frozen.followerShares).reduce((sum, share) => sum! + share!, 0)).toBeCloseTo(1, 12);
  expect(frozen.followerShares.LINKEDIN).toBeGreaterThan(0.25);
  expect(JSON.parse(JSON.stringify(frozen))).toEqual(frozen);
});
