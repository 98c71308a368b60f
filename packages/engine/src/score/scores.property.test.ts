import { scoreNames } from '@soundings/contract/sonar/score-choices';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyBrand, anyRange, type Brand, everyDay, sumsFrom } from '../../test/scored-brands.ts';
import { calculate } from './calculate.ts';
import type { Calculation } from './calculation.ts';
import { freezeReference } from './freeze-reference.ts';
import { recap } from './recap.ts';
import { whyThisScore } from './why-this-score.ts';

const days = { from: 1000, to: 1129 };
const length = days.to - days.from + 1;
const anyBrands = fc.array(anyBrand(length), { minLength: 1, maxLength: 4 });
const anyRanges = fc.record({ comparable: anyRange(days), compareTo: anyRange(days) });
const runs = { numRuns: 40 };

const scoresOf = ({ scores, brands }: Calculation, brand: number): number[] =>
  scoreNames.map((_, at) => scores[at * brands + brand]!);

it('a brand that comes, or is left out, moves no other score', () => {
  fc.assert(
    fc.property(anyBrands, anyBrand(length), anyRanges, (brands, more, ranges) => {
      const sums = sumsFrom(brands, days);
      const reference = freezeReference(sums, { from: days.to - 89, to: days.to });
      const before = calculate(recap(sums, reference.caps), reference, ranges);
      const after = calculate(sumsFrom([...brands, more], days, reference.caps), reference, ranges);
      for (const i of brands.keys()) expect(scoresOf(after, i)).toEqual(scoresOf(before, i));
    }),
    runs,
  );
});

it('no score is other than 0 to 100 or unknown, and two equal ranges have the score as their trend', () => {
  fc.assert(
    fc.property(anyBrands, anyRanges, fc.boolean(), (brands, ranges, isFrozen) => {
      const sums = sumsFrom(brands, days);
      const reference = isFrozen ? freezeReference(sums, ranges.compareTo) : null;
      const found = calculate(sums, reference, ranges);
      for (const score of [...found.scores, ...found.prevScores])
        expect(score < -1e-9 || score > 100 + 1e-9).toBe(false);
      for (const [at, rank] of found.ranks.entries()) expect(rank > 0).toBe(!Number.isNaN(found.scores[at]!));
      for (const share of found.confidence) expect(share >= 0 && share <= 1).toBe(true);
      for (const trend of found.trends) expect(Math.abs(trend)).not.toBe(Infinity);
      const same = calculate(sums, reference, { comparable: ranges.comparable, compareTo: { ...ranges.comparable } });
      expect(same.trends).toEqual(same.scores);
      expect(same.scores).toEqual(found.scores);
      if (reference)
        for (const { m, s } of Object.values(reference.scales)) expect(Number.isFinite(m) && s > 0).toBe(true);
    }),
    runs,
  );
});

it('what a score is made of adds up to it, on every level', () => {
  fc.assert(
    fc.property(anyBrands, anyRanges, (brands, ranges) => {
      const sums = sumsFrom(brands, days);
      const reference = freezeReference(sums, ranges.compareTo);
      const scores = scoresOf(calculate(sums, reference, ranges), 0);
      for (const [at, name] of scoreNames.entries()) {
        const { parts, confidence } = whyThisScore(sums, reference, ranges, 0, name);
        if (Number.isNaN(scores[at]!)) {
          expect(parts).toEqual([]);
          continue;
        }
        const sum = parts.reduce((all, { contribution }) => all + contribution, 50);
        expect(Math.abs(sum - scores[at]!)).toBeLessThan(1e-9);
        expect(parts.reduce((all, { weight }) => all + weight, 0)).toBeLessThanOrEqual(1 + 1e-9);
        for (const part of parts) {
          if (part.parts.length === 0) continue;
          const own = part.parts.reduce((all, { contribution }) => all + contribution, 0);
          expect(Math.abs(own - part.contribution)).toBeLessThan(1e-9);
        }
        expect(confidence.share).toBeCloseTo(confidence.known * confidence.days, 9);
        expect(confidence.known).toBeLessThanOrEqual(1);
      }
    }),
    runs,
  );
});

it('twice the followers move the logit of presence by the same step, wherever they are', () => {
  const steps = Array.from({ length: 14 }, (_, i) => 1000 * 2 ** i).map((followers) => {
    const of = (x: number): Brand => ({ INSTAGRAM: { followers: everyDay(length, x) } });
    const { scores } = calculate(sumsFrom([of(followers), of(2 * followers)], days), null, {
      comparable: days,
      compareTo: days,
    });
    const at = scoreNames.indexOf('presence') * 2;
    const [less, more] = [scores[at]!, scores[at + 1]!].map((score) => Math.log(score / (100 - score)));
    return more! - less!;
  });
  for (const step of steps) expect(Math.abs(step / steps.at(-1)! - 1)).toBeLessThan(0.01);
});

it('better figures never make a worse score', () => {
  const anyFigures = fc.record({ stars: fc.integer({ min: 10, max: 49 }), reviews: fc.nat(500), comments: fc.nat(40) });
  fc.assert(
    fc.property(anyFigures, ({ stars, reviews, comments }) => {
      const of = (score: number, talk: number): Brand => ({
        TRUSTPILOT: { score: everyDay(length, score), reviews: everyDay(length, reviews) },
        YOUTUBE: { posts: everyDay(length, 1), interactions: everyDay(length, 50), comments: everyDay(length, talk) },
      });
      const brands = [of(stars / 10, comments), of(stars / 10 + 0.1, comments), of(stars / 10, comments + 1)];
      const found = calculate(sumsFrom(brands, days), null, { comparable: days, compareTo: days });
      const [plain, rated, talked] = brands.map((_, i) => scoresOf(found, i));
      const [trust, friction, powerrank] = (['trust', 'friction', 'powerrank'] as const).map((name) =>
        scoreNames.indexOf(name),
      );
      expect(rated![trust!]).toBeGreaterThanOrEqual(plain![trust!]!);
      expect(rated![friction!]).toBeLessThanOrEqual(plain![friction!]!);
      expect(talked![friction!]).toBeGreaterThan(plain![friction!]!);
      expect(talked![powerrank!]).toBeLessThan(plain![powerrank!]!);
    }),
    runs,
  );
});
