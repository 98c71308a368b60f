import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { describe, expect, it } from 'vitest';
import { benjaminiHochberg } from '../../../test/adjust.ts';
import { sumsFrom } from '../../../test/scored-brands.ts';
import { calculate } from '../../score/calculate.ts';
import { freezeReference } from '../../score/freeze-reference.ts';
import { finish } from '../../steps.ts';
import { randomFrom } from '../../writer/random.ts';
import { commonChanges } from './common-changes.ts';
import { type MarketInput, openMarketInSteps } from './market.ts';
import { chanceOf, type EnoughNoise, measureNoise } from './noise.ts';
import { createNoisePool } from './noise-pool.ts';
import { falseDiscoveryRate, testChangesInSteps } from './test-changes.ts';

function makeMarket(seed: number): MarketInput {
  const random = randomFrom(seed);
  const length = 60 + Math.floor(random() * 200);
  const count = 4 + Math.floor(random() * 16);
  const made = Array.from({ length: count }, () => {
    const start = random() < 0.4 ? length - 2 - Math.floor(random() * 20) : 0;
    const jump = random() < 0.4 ? length - Math.floor(random() * 30) : length;
    const by = Math.exp((random() - 0.3) * 4);
    const series = (of: (day: number) => number) =>
      Array.from({ length }, (_, day) =>
        day < start || random() < 0.03 ? undefined : Math.round(of(day) * (day >= jump ? by : 1)),
      );
    return {
      FACEBOOK: {
        posts: series(() => random() * 4),
        interactions: series(() => random() * 400),
        comments: series(() => random() * 40),
        followers: series((day) => 10_000 + day * 5 + random() * 20),
      },
    };
  });
  const sums = sumsFrom(made, { from: 0, to: length - 1 });
  const days = 1 + Math.floor(random() * 29);
  const to = length - 1;
  const ranges = {
    comparable: { from: to + 1 - days, to },
    compareTo: { from: to + 1 - 2 * days, to: to - days },
  };
  const reference = freezeReference(sums, { from: to - 59, to });
  const brands = made.map((_, i) => ({
    ...{ id: `${i}`, count: i + 1, name: `Brand ${i}`, domain: `b${i}.example` },
    ...{ groups: [], isOwn: i === 0, inFocus: false },
  }));
  return { sums, reference, ranges, calculation: calculate(sums, reference, ranges), brands };
}

describe('changes that are tested with few draws', () => {
  const verdicts = Array.from({ length: 60 }, (_, seed) => {
    const input = makeMarket(seed);
    const { sums, ranges, calculation, brands } = input;
    const market = finish(openMarketInSteps(input));
    const pool = createNoisePool(sums, ranges);
    const changes = commonChanges(calculation, brands.length, market.stateOf, market.scorerOf);
    let draws = 0;
    const measure = (brand: number, enough?: EnoughNoise) => {
      const noise = measureNoise(
        { sums, ranges, pool, brand, state: market.stateOf(brand), scorer: market.scorerOf(brand) },
        enough,
      );
      if (noise.isCut) draws++;
      return noise;
    };
    const told = (chances: readonly (number | null)[]) =>
      benjaminiHochberg(chances).map((p) => (p === null ? 'unknown' : p <= falseDiscoveryRate ? 'clear' : 'noise'));
    const few = told(finish(testChangesInSteps({ brands: brands.length, changes, others: [], measure })));
    const whole = brands.flatMap((_, brand) => {
      const own = scoreNames.map((_, score) => {
        const at = score * brands.length + brand;
        return { at, change: changes[at]! };
      });
      const { deviation, freedom } = measure(brand);
      const isTested = own.some(({ change }) => Math.abs(change) >= 0.3);
      return own.map(({ at, change }, score) => {
        const chance = isTested ? chanceOf(change, deviation[score]!, freedom) : Number.isNaN(change) ? null : 1;
        return { at, chance };
      });
    });
    const all = told(whole.sort((a, b) => a.at - b.at).map(({ chance }) => chance));
    return { few, all, draws };
  });

  it('get the verdicts that all draws give', () => {
    for (const { few, all } of verdicts) expect(few).toEqual(all);
  });

  it('meet every verdict here, and are cut short in most markets', () => {
    expect(new Set(verdicts.flatMap(({ all }) => all))).toEqual(new Set(['clear', 'noise', 'unknown']));
    expect(verdicts.filter(({ draws }) => draws > 0).length).toBeGreaterThan(verdicts.length / 2);
  });
});
