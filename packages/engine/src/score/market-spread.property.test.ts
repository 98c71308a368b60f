import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Brand, everyDay, sumsFrom } from '../../test/scored-brands.ts';
import { calculate } from './calculate.ts';
import { freezeReference } from './freeze-reference.ts';
import { priors, typicalFollowers } from './priors.ts';
import type { QuantityKey } from './quantities.ts';

const length = 40;
const days = { from: 2000, to: 2000 + length - 1 };
const range = { comparable: days, compareTo: days };

const reachable = { presence: 100, interest: (parts: number) => (100 * parts) / (parts + 0.5) };

interface Market {
  readonly middle: number;
  readonly ratio: number;
  readonly places: readonly number[];
  readonly answering: number;
}

const anyMarket = (brands: fc.Arbitrary<number>, leastRatio: number, middles: fc.Arbitrary<number>) =>
  brands.chain((count) =>
    fc.record({
      middle: middles.map((exponent) => 10 ** exponent),
      ratio: fc.double({ min: leastRatio, max: 10_000, noNaN: true }),
      answering: fc.constantFrom(0.0002, 0.002, 0.02),
      places: fc
        .array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), { minLength: count, maxLength: count })
        .map((moved) =>
          moved.map((by, i) =>
            count === 1 ? 0.5 : i === 0 || i === count - 1 ? i / (count - 1) : (i + by) / (count - 1),
          ),
        ),
    }),
  );

const followersOf = ({ middle, ratio, places }: Market): number[] =>
  places.map((place) => middle * ratio ** (place - 0.5));

function scoresOf(market: Market, network: SocialNetwork) {
  const followers = followersOf(market);
  const interactions = followers.map((of) => of * market.answering);
  const brands = followers.map(
    (of, i): Brand => ({
      [network]: {
        followers: everyDay(length, of),
        posts: everyDay(length, 1),
        interactions: everyDay(length, interactions[i]!),
      },
    }),
  );
  const sums = sumsFrom(brands, days);
  // Interactions alone, so that nothing but them is in interest.
  const alone = sumsFrom(
    brands.map((brand) => {
      const { followers: _, ...of } = brand[network]!;
      return { [network]: of } as Brand;
    }),
    days,
  );
  const scores = (of: typeof sums, name: 'interest' | 'presence') => {
    const at = scoreNames.indexOf(name) * brands.length;
    return [...calculate(of, freezeReference(of, days), range).scores.subarray(at, at + brands.length)];
  };
  return { followers, interactions, interest: scores(alone, 'interest'), presence: scores(sums, 'presence') };
}

const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

const ranksOf = (values: readonly number[]): number[] =>
  values.map((x) => values.filter((y) => y < x).length + values.filter((y) => y === x).length / 2);
function spearman(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const mean = a.reduce((sum, x) => sum + x, 0) / a.length;
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, of, at) => sum + (of - mean) * (y[at]! - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function expectSpread(market: Market, network: SocialNetwork) {
  const { followers, interactions, interest, presence } = scoresOf(market, network);
  expect(span(presence)).toBeGreaterThanOrEqual(reachable.presence / 2);
  expect(span(interest)).toBeGreaterThanOrEqual(reachable.interest(1) / 2);
  expect(spearman(presence, followers)).toBeGreaterThanOrEqual(0.9);
  expect(spearman(interest, interactions)).toBeGreaterThanOrEqual(0.9);
}

const anyNetwork = fc.constantFrom<SocialNetwork>('FACEBOOK', 'INSTAGRAM');
const middles = {
  any: fc.double({ min: 2, max: 8.5, noNaN: true }),
  usual: fc.double({ min: 3, max: 6.5, noNaN: true }),
  tiny: fc.double({ min: 1.5, max: 2.5, noNaN: true }),
  huge: fc.double({ min: 7.5, max: 9, noNaN: true }),
};
const seeded = (numRuns: number) => ({ seed: 17, numRuns });

it.each([
  ['of 6 to 60 brands, the largest 24 times the smallest', fc.integer({ min: 6, max: 60 }), 24, middles.any, 60],
  ['of huge brands', fc.integer({ min: 6, max: 60 }), 24, middles.huge, 30],
  ['of tiny brands', fc.integer({ min: 6, max: 60 }), 24, middles.tiny, 30],
  ['of four or five brands, the largest 100 times the smallest', fc.integer({ min: 4, max: 5 }), 100, middles.any, 40],
  // So few are measured against what is typical too; of giants among these, all are large.
  ['of three brands, the largest 250 times the smallest', fc.constant(3), 250, middles.usual, 40],
  ['of two brands, one 5,000 times the other', fc.constant(2), 5000, middles.usual, 40],
  ['of 1,000 brands', fc.constant(1000), 24, middles.any, 2],
] as const)('in a market %s, interest and presence reach over half of what they can', (_, brands, ratio, of, runs) => {
  fc.assert(
    fc.property(anyMarket(brands, ratio, of), anyNetwork, (market, network) => expectSpread(market, network)),
    seeded(runs),
  );
});

/** Followers of a typical brand, and its interactions a day, which so few brands are measured against too. */
const typical = {
  followers: Object.values(typicalFollowers).reduce((sum, of) => sum + of, 0),
  interactions: (network: SocialNetwork) => Math.expm1(priors[`interactions:${network}` as QuantityKey].m) / 28,
};

const fewBrands = (off: { followers: [number, number]; interactions: [number, number] }) => {
  const powers = ([min, max]: [number, number]) => fc.double({ min, max, noNaN: true });
  return fc
    .record({
      market: anyMarket(fc.integer({ min: 2, max: 3 }), 100, fc.constant(0)),
      network: anyNetwork,
      followers: powers(off.followers),
      interactions: powers(off.interactions),
    })
    .map(({ market, network, followers, interactions }) => {
      const middle = typical.followers * 10 ** followers;
      const answering = (typical.interactions(network) * 10 ** interactions) / middle;
      return { market: { ...market, middle, answering }, network };
    });
};

it('in a market of two or three, the largest 100 times the smallest, they do within 100 times the typical brand', () => {
  const within = fewBrands({ followers: [-1.95, 1.95], interactions: [-0.7, 1.95] });
  fc.assert(
    fc.property(within, ({ market, network }) => expectSpread(market, network)),
    seeded(60),
  );
});

it('two or three that are all giants keep their order, closer together at the top', () => {
  const giants = fewBrands({ followers: [3, 4], interactions: [3, 4] });
  fc.assert(
    fc.property(giants, ({ market, network }) => {
      const { followers, interactions, interest, presence } = scoresOf(market, network);
      expect(spearman(presence, followers)).toBeCloseTo(1, 10);
      expect(spearman(interest, interactions)).toBeCloseTo(1, 10);
      expect(span(presence)).toBeGreaterThanOrEqual(20);
      expect(span(interest)).toBeGreaterThanOrEqual(14);
    }),
    seeded(60),
  );
  // Half is out of reach so far off: the prior weighs 3 beside the 4 of two brands.
  const { presence } = scoresOf(
    { middle: typical.followers * 1000, ratio: 100, places: [0, 1], answering: 0.002 },
    'FACEBOOK',
  );
  expect(span(presence)).toBeCloseTo(36, 0);
});

it('one brand alone is measured against the typical one, whose quarter it is from then on', () => {
  const presenceOf = (followers: number) =>
    scoresOf({ middle: followers, ratio: 1, places: [0.5], answering: 0.002 }, 'FACEBOOK').presence[0]!;
  expect(presenceOf(60_000)).toBeCloseTo(50, 1);
  expect(presenceOf(6_000_000)).toBeGreaterThan(75);
  expect(presenceOf(600)).toBeLessThan(25);
});
