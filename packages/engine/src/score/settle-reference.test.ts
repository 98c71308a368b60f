import { describe, expect, it } from 'vitest';
import { type Brand, everyDay, sumsFrom } from '../../test/scored-brands.ts';
import { finish } from '../steps.ts';
import { calculate } from './calculate.ts';
import { recap } from './create-score-sums.ts';
import { freezeReference, openKeys, settleInSteps } from './freeze-reference.ts';
import { priors } from './priors.ts';
import { type QuantityKey, quantities } from './quantities.ts';
import type { Reference } from './reference.ts';
import { completed, correctReference } from './reference.ts';
import type { ScoreSums } from './score-sums.ts';

const length = 90;
const days = { from: 1000, to: 1000 + length - 1 };
const same = (x: number) => everyDay(length, x);
const day = '2026-12-03';

const settle = (sums: ScoreSums, before: Reference): Reference | null =>
  finish(settleInSteps(sums, before, { baseline: days, on: day }, openKeys(sums.brands, before)));

const market = (known: number): Brand[] =>
  Array.from({ length: 10 }, (_, i): Brand => {
    const size = 1000 * 2 ** i;
    return {
      FACEBOOK: { posts: same(1 + (i % 3)), interactions: same(size / 10), comments: same(i) },
      INSTAGRAM: i < known ? { followers: everyDay(length, (at) => size * (1 + at / 5000)) } : {},
    };
  });

describe('a reference', () => {
  it('leaves to the priors what less than half of the accounts is known of, and settles it when half is', () => {
    const before = freezeReference(sumsFrom(market(4), days), days, '2026-11-20');
    expect(before.scales['posts:FACEBOOK'].n).toBe(10);
    expect(before.scales['followers:INSTAGRAM']).toEqual({ ...priors['followers:INSTAGRAM'], n: 0 });
    expect(before.later).toEqual([]);
    expect(settle(sumsFrom(market(4), days), before)).toBeNull();

    const after = settle(sumsFrom(market(5), days), before)!;
    expect(after.later).toEqual([
      {
        on: day,
        baseline: days,
        keys: ['allFollowers', 'followers:INSTAGRAM', 'audienceGained:INSTAGRAM', 'growth:INSTAGRAM'],
      },
    ]);
    const own = after.scales['followers:INSTAGRAM'];
    expect(own.n).toBe(5);
    // The median brand has 4,000 followers, growing to 4,071: the mean of its days, and 25 of 28 parts of it.
    expect(own.m).toBeCloseTo((25 * Math.log(1 + 4000 * (1 + 44.5 / 5000)) + 3 * Math.log(12_001)) / 28, 6);
    expect(settle(sumsFrom(market(9), days), after)).toBeNull();
  });

  it('moves nothing that was settled, to the last byte, when a network comes', () => {
    const sums = sumsFrom(market(0), days);
    const before = freezeReference(sums, days, '2026-11-20');
    const more = sumsFrom(market(10), days);
    const after = settle(more, before)!;
    const keysOf = ({ later }: Reference) => new Set(later.flatMap(({ keys }) => keys));
    for (const { key } of quantities) {
      if (keysOf(after).has(key)) expect(after.scales[key].n).toBe(10);
      else expect(JSON.stringify(after.scales[key])).toBe(JSON.stringify(before.scales[key]));
    }
    expect(JSON.stringify(after.caps)).toBe(JSON.stringify(before.caps));
    const range = { comparable: days, compareTo: days };
    // Scores that followers are no part of: the same bytes with the new part as without it, figures being the same.
    const [one, other] = [before, after].map((reference) => calculate(recap(sums, reference.caps), reference, range));
    expect(other!.scores).toEqual(one!.scores);
  });

  it('takes the days of a metric that ended long before the others', () => {
    const ended: Brand[] = market(0).map((brand, i) => ({
      ...brand,
      INSTAGRAM: { posts: everyDay(length, 1).map((x, at) => (at < 40 ? x + (i % 4) : undefined)) },
    }));
    const { later, scales, baseline } = freezeReference(sumsFrom(ended, days), days, day);
    expect(baseline).toEqual(days);
    expect(later).toEqual([{ on: day, baseline: { from: 1000, to: 1039 }, keys: ['posts:INSTAGRAM'] }]);
    expect(scales['posts:INSTAGRAM'].n).toBe(10);
    expect(scales['posts:FACEBOOK'].n).toBe(10);
  });

  it('waits with growth until it has been counted as long as growth is looked at', () => {
    const counted = (many: number): Brand[] =>
      market(10).map(({ INSTAGRAM }) => ({
        INSTAGRAM: { followers: INSTAGRAM!.followers!.map((x, at) => (at >= length - many ? x : undefined)) },
      }));
    const short = freezeReference(sumsFrom(counted(27), days), days);
    expect([short.scales['followers:INSTAGRAM'].n, short.scales['growth:INSTAGRAM'].n]).toEqual([10, 0]);
    expect(settle(sumsFrom(counted(28), days), short)!.later[0]!.keys).toEqual([
      'audienceGained:INSTAGRAM',
      'growth:INSTAGRAM',
    ]);
  });

  it('counts no brand without an account among those with few followers', () => {
    const alone: Brand[] = [...market(10), ...Array.from({ length: 30 }, (): Brand => ({ TRUSTPILOT: {} }))];
    expect(freezeReference(sumsFrom(alone, days), days).scales.allFollowers).toEqual(
      freezeReference(sumsFrom(market(10), days), days).scales.allFollowers,
    );
  });
});

describe('a reference of the first rule', () => {
  const former = (measured: Reference): unknown => {
    const { rule: _, later: __, ...stored } = measured;
    const underFormer = (now: number, prior: number, n: number, own: number, weight: number) => {
      const x = ((own + weight) * now - weight * prior) / own;
      return (n * x + 20 * prior) / (n + 20);
    };
    const scales = quantities.map(({ key }) => {
      const { m, s, n } = measured.scales[key];
      const prior = priors[key];
      if (n === 0) return [key, prior] as const;
      return [key, { m: underFormer(m, prior.m, n, n * n, 3), s: underFormer(s, prior.s, n, n, 4), n }] as const;
    });
    return JSON.parse(JSON.stringify({ ...stored, scales: Object.fromEntries(scales) }));
  };

  it('is blended again to what it would be if it were frozen from the same days now', () => {
    const now = freezeReference(sumsFrom(market(10), days), days);
    const stored = completed(former(now));
    expect(stored.rule).toBe(1);
    expect(stored.scales['followers:INSTAGRAM'].m).not.toBeCloseTo(now.scales['followers:INSTAGRAM'].m, 1);
    const corrected = correctReference(stored);
    expect(corrected).toMatchObject({ rule: 2, correction: 'priorWeight', caps: now.caps, later: [] });
    for (const { key } of quantities) {
      expect(corrected.scales[key].n).toBe(now.scales[key].n);
      expect(corrected.scales[key].m).toBeCloseTo(now.scales[key].m, 9);
      expect(corrected.scales[key].s).toBeCloseTo(now.scales[key].s, 9);
    }
    expect([corrected.typicalRating, corrected.followerShares]).toEqual([now.typicalRating, now.followerShares]);
  });

  it('forgets a median of brands without an account, which counted as having no followers', () => {
    const now = freezeReference(sumsFrom(market(10), days), days);
    const key: QuantityKey = 'allFollowers';
    const { m, s } = priors[key];
    const none = { ...now.scales, [key]: { m: (20 * m) / 40, s, n: 20 } };
    expect(correctReference({ ...now, rule: 1, scales: none }).scales[key].n).toBe(0);
  });
});
