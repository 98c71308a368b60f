import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDay, seriesOf, sumsFrom } from '../../test/scored-brands.ts';
import { finish } from '../steps.ts';
import { createScoreSums, recap } from './create-score-sums.ts';
import { columnIndex, metricColumns } from './quantities.ts';
import { poolDays } from './raw-days.ts';
import { firstKnown, lastKnown, readTo } from './read-sums.ts';
import { computeCapsInSteps } from './reference.ts';
import type { ScoredSeries, ScoreSums } from './score-sums.ts';
import { rawSeries, socialFigures } from './social-figures.ts';

const days = ({ pools, days: { from, to } }: ScoreSums, column: number): number[] => [
  ...(poolDays(pools, column, 0, to - from + 1) ?? everyDay(to - from + 1, Number.NaN)),
];
const naiveSum = (known: readonly number[]): number => known.reduce((sum, x) => sum + (Number.isNaN(x) ? 0 : x), 0);

describe('running sums', () => {
  const anyDays = fc.array(
    fc.oneof(fc.nat(5), fc.nat(70_000), fc.constantFrom(0.25, 1 / 3, 2 ** 33, null, undefined)),
    { minLength: 1, maxLength: 200 },
  );

  it('are those of the days, and find the first and the last known one', () => {
    fc.assert(
      fc.property(anyDays, fc.nat(200), fc.nat(200), fc.boolean(), (numbers, a, b, isCapped) => {
        const caps = isCapped ? { b0: { FACEBOOK: 40 } } : null;
        const sums = sumsFrom([{ FACEBOOK: { interactions: numbers } }], { from: 7, to: 6 + numbers.length }, caps);
        const column = columnIndex('FACEBOOK', 'interactions');
        const [from, to] = [Math.min(a, b, numbers.length), Math.min(Math.max(a, b), numbers.length)];
        const within = numbers.slice(from, to).map((x) => Math.min(x ?? Number.NaN, isCapped ? 40 : Infinity));
        const { value, count } = readTo(sums, 0, column, to);
        const read = readTo(sums, 0, column, from);
        const expected = naiveSum(within);
        expect(Math.abs(value - read.value - expected)).toBeLessThanOrEqual(
          1e-12 * Math.max(naiveSum(numbers.map((x) => x ?? 0)), 1),
        );
        expect(count - read.count).toBe(within.filter((x) => !Number.isNaN(x)).length);
        const isKnown = (x: number): boolean => !Number.isNaN(x);
        const first = within.findIndex(isKnown);
        expect(firstKnown(sums, 0, column, from, to)).toBe(first < 0 ? -1 : from + first);
        const last = within.findLastIndex(isKnown);
        expect(lastKnown(sums, 0, column, from, to)).toBe(last < 0 ? -1 : from + last);
        expect(days(sums, column)).toEqual(numbers.map((x) => x ?? Number.NaN));
      }),
      { numRuns: 200 },
    );
  });

  it('hold days in as few bytes as are exact', () => {
    const arrayOf = (...numbers: number[]) => {
      const sums = sumsFrom([{ TRUSTPILOT: { score: numbers } }], { from: 0, to: numbers.length - 1 });
      expect(days(sums, columnIndex('TRUSTPILOT', 'score'))).toEqual(numbers);
      return sums.pools.widths[columnIndex('TRUSTPILOT', 'score')];
    };
    expect(arrayOf(254 - 1, 0)).toBe(1);
    expect(arrayOf(4.3, 4)).toBe(1);
    expect(arrayOf(4.31, 2)).toBe(2);
    expect(arrayOf(300)).toBe(2);
    expect(arrayOf(100_000)).toBe(4);
    expect(arrayOf(1 / 3)).toBe(8);
    expect(arrayOf(2 ** 40, 0.1)).toBe(8);
  });

  it('count the days of a month whose sum was imported as 0, and hidden ones as unknown', () => {
    const series = (sources: number[], numbers: number[]): ScoredSeries => ({
      ...seriesOf('b', 'FACEBOOK', 'posts', 0, numbers),
      sources: Uint8Array.from(sources),
    });
    const knownOf = (of: ScoredSeries, from = 0) => {
      const builder = createScoreSums({
        brands: [{ id: 'b', networks: ['FACEBOOK'] }],
        days: { from, to: 4 },
        caps: null,
      });
      builder.add(of);
      return days(builder.finish(), columnIndex('FACEBOOK', 'posts'));
    };
    const no = Number.NaN;
    expect(knownOf(series([3, 3, 3, 0, 0], [no, no, 9, no, no]))).toEqual([0, 0, 9, no, no]);
    expect(knownOf(series([3, 3, 1, 1, 1], [no, no, 9, no, 2]))).toEqual([no, no, 9, no, 2]);
    expect(knownOf(series([3, 3, 3, 3, 3], [no, no, 9, no, 8]))).toEqual([no, no, no, no, no]);
    expect(knownOf(series([3, 3, 3, 0, 1], [no, no, 9, no, 2]), 1)).toEqual([0, 9, no, 2]);
  });

  it('make flows of sums that only grow, and a gap of a fall', () => {
    const lifetime = [100, 130, undefined, undefined, 160, 150, null, 150];
    const sums = sumsFrom([{ TIKTOK: { interactions: lifetime } }], { from: 0, to: 7 });
    expect(days(sums, columnIndex('TIKTOK', 'interactions'))).toEqual([Number.NaN, 30, 10, 10, 10, Number.NaN, 0, 0]);
  });

  it.each([0, 20])('can be taken over brand by brand, over days from %s on', (from) => {
    const facebook = { posts: everyDay(100, (day) => day % 3), interactions: everyDay(100, (day) => 1000 * (day % 7)) };
    const older = sumsFrom([{ FACEBOOK: facebook }, {}], { from: 0, to: 99 });
    const builder = createScoreSums({
      brands: [older.brands[1]!, older.brands[0]!],
      days: { from, to: 129 },
      caps: null,
    });
    expect([builder.reuse('b0', older), builder.reuse('b1', older), builder.reuse('else', older)]).toEqual([
      true,
      true,
      false,
    ]);
    const sums = builder.finish();
    const figures = (of: ScoreSums, brand: number) =>
      socialFigures(of, brand, { comparable: { from: 30, to: 70 }, compareTo: { from: 71, to: 99 } });
    expect(figures(sums, 1)).toEqual(figures(older, 0));
  });
});

it('takes no state of later days for the one before, which would be no change', () => {
  const known = (from: number) => everyDay(60, (day) => (day < from ? Number.NaN : 900));
  const sums = sumsFrom([{ FACEBOOK: { followers: known(59) } }, { FACEBOOK: { followers: known(20) } }], {
    from: 0,
    to: 59,
  });
  const followers = (brand: number) =>
    socialFigures(sums, brand, { comparable: { from: 32, to: 58 }, compareTo: { from: 5, to: 31 } }).find(
      ({ metric }) => metric === 'followers',
    );
  // Counted the first time on the day after the period.
  expect(followers(0)).toMatchObject({ comparable: 900, compareTo: null, trend: null });
  expect(followers(1)).toMatchObject({ comparable: 900, compareTo: 900, trend: 0 });
});

describe('caps', () => {
  const quiet = everyDay(60, (day) => (day === 30 ? 6000 : 10 + (day % 5)));
  const facebook = {
    posts: everyDay(60, 1),
    interactions: quiet,
    comments: everyDay(60, (day) => (day === 30 ? 600 : 1)),
  };
  const sums = sumsFrom(
    [{ FACEBOOK: facebook, INSTAGRAM: { ...facebook, posts: everyDay(60, (day) => (day < 49 ? 1 : 0)) } }],
    {
      from: 0,
      to: 59,
    },
  );
  const caps = finish(computeCapsInSteps(sums, ['b0']));
  const all = { from: 0, to: 59 };
  const figure = (of: ScoreSums, metric: string) =>
    socialFigures(of, 0, { comparable: all, compareTo: all }).find(
      (one) => one.network === 'FACEBOOK' && one.metric === metric,
    )!;

  it('are the 98th percentile where there are 50 days with posts, and leave the figures as they were', () => {
    expect(caps).toEqual({ b0: { FACEBOOK: 14, INSTAGRAM: null } });
    const capped = recap(sums, caps);
    for (const metric of ['posts', 'interactions', 'comments'])
      expect(figure(capped, metric)).toEqual(figure(sums, metric));
    expect(rawSeries(capped, { comparable: all, compareTo: all }, 0, 'passion')[0]).toMatchObject({
      cap: 14,
      knownDays: 60,
    });
  });

  it('scale interactions and their comments by one factor', () => {
    const capped = recap(sums, caps);
    const total = (column: number): number => readTo(capped, 0, column, 60).value;
    const rest = naiveSum(quiet) - 6000;
    expect(total(columnIndex('FACEBOOK', 'interactions'))).toBeCloseTo(rest + 14, 9);
    expect(total(columnIndex('FACEBOOK', 'comments'))).toBeCloseTo(59 + (600 * 14) / 6000, 9);
    expect(total(columnIndex('INSTAGRAM', 'interactions'))).toBe(rest + 6000);
  });
});

it('has a column for each metric of each network', () => {
  expect(metricColumns).toHaveLength(21);
});
