import { expect, it } from 'vitest';
import { finish } from '../steps.ts';
import { createScoreSums, recap } from './create-score-sums.ts';
import { readDays } from './month-sums.ts';
import { columnIndex } from './quantities.ts';
import { readRange, readTo } from './read-sums.ts';
import { computeCapsInSteps } from './reference.ts';
import type { ScoredSeries, ScoreSums } from './score-sums.ts';
import { socialFigures } from './social-figures.ts';

const no = Number.NaN;
const [asked, imported] = [1, 3];

const april = Date.UTC(2026, 3, 1) / 86_400_000;

/** Days from the 1st of April on: its sum of 24 on day 29, May's of 31 on day 60, then ten days of 2 each. */
const numbers = [...Array<number>(29).fill(no), 24, ...Array<number>(30).fill(no), 31, ...Array<number>(10).fill(2)];
const sources = numbers.map((_, day) => (day <= 60 ? imported : asked));
const series = (brandId: string): ScoredSeries => ({
  ...{ brandId, network: 'FACEBOOK', metric: 'posts', firstDay: april },
  ...{ numbers: Float64Array.from(numbers), sources: Uint8Array.from(sources) },
});
const builderOf = (from: number) =>
  createScoreSums({
    brands: [{ id: 'b', networks: ['FACEBOOK'] }],
    days: { from: april + from, to: april + 70 },
    caps: null,
  });
const sumsFrom = (from: number): ScoreSums => {
  const builder = builderOf(from);
  builder.add(series('b'));
  return builder.finish();
};
const takenOver = (from: number): ScoreSums => {
  const builder = builderOf(from);
  builder.reuse('b', sumsFrom(0));
  return builder.finish();
};

/** Whole months and single days of a range, counted without running sums. */
const countRange = (from: number, to: number) => {
  const parts = [
    ...[
      { first: 0, last: 29, value: 24 },
      { first: 30, last: 60, value: 31 },
    ],
    ...Array.from({ length: 10 }, (_, at) => ({ first: 61 + at, last: 61 + at, value: 2 })),
  ].filter(({ first, last }) => first >= from && last <= to);
  const days = parts.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return { value: parts.reduce((sum, { value }) => sum + value, 0), count: days };
};

it.each([
  ['read', sumsFrom],
  ['taken over', takenOver],
])('a range of days that were %s has the sums of its whole months, and no part of another', (_, sumsOf) => {
  for (const first of [0, 17, 45]) {
    const sums = sumsOf(first);
    for (let from = first; from <= 70; from++) {
      for (let to = from; to <= 70; to++) {
        const total = readRange(sums, 0, columnIndex('FACEBOOK', 'posts'), from - first, to + 1 - first);
        expect([from, to, total]).toEqual([from, to, countRange(from, to)]);
      }
    }
  }
});

it('a figure of a part of a month is unknown, and says that none of its days is known', () => {
  const range = (from: number, to: number) => ({ from: april + from, to: april + to });
  const ranges = { comparable: range(50, 60), compareTo: range(30, 40) };
  const [posts] = socialFigures(sumsFrom(0), 0, ranges).filter(({ metric }) => metric === 'posts');
  expect(posts).toMatchObject({ comparable: null, compareTo: null, trend: null });
  expect(posts!.days).toEqual({ comparable: { known: 0, of: 11 }, compareTo: { known: 0, of: 11 } });
});

it('a line of days has none of a month whose sum alone is known', () => {
  expect([...readDays(sumsFrom(0), columnIndex('FACEBOOK', 'posts'), 25, 63)!]).toEqual([
    ...Array<number>(36).fill(no),
    ...[2, 2],
  ]);
});

it('days that come again take the place of months', () => {
  const builder = builderOf(0);
  builder.add(series('b'));
  const day = { numbers: Float64Array.of(7), sources: Uint8Array.of(asked) };
  builder.add({ ...series('b'), ...day, firstDay: april + 60 });
  const sums = builder.finish();
  expect([...sums.monthSums.values()]).toEqual([[{ from: april, to: april + 29 }]]);
});

it('the sum of a month of which days are known, too, counts for nothing', () => {
  const total = (change: (numbers: number[], sources: number[]) => void, from: number, to: number) => {
    const [changed, of] = [[...numbers], [...sources]];
    change(changed, of);
    const builder = builderOf(0);
    builder.add({ ...series('b'), numbers: Float64Array.from(changed), sources: Uint8Array.from(of) });
    return readRange(builder.finish(), 0, columnIndex('FACEBOOK', 'posts'), from, to + 1);
  };
  const oneDayImported = (values: number[]) => {
    values[40] = 5;
  };
  expect(total(oneDayImported, 0, 70)).toEqual({ value: 24 + 20, count: 30 + 10 });
  const begunByCollecting = (values: number[], of: number[]) => {
    values.fill(1, 30, 40);
    of.fill(asked, 30, 40);
  };
  expect(total(begunByCollecting, 30, 70)).toEqual({ value: 10 + 20, count: 10 + 10 });
  const stillRunning = (values: number[], of: number[]) => {
    values.fill(no, 50, 61);
    values[50] = 31;
    of.fill(0, 51, 61);
  };
  expect(total(stillRunning, 30, 70)).toEqual({ value: 31 + 20, count: 21 + 10 });
});

it('makes no cap, and is cut by none', () => {
  const days = [
    ...Array<number>(29).fill(no),
    2400,
    ...Array.from({ length: 60 }, (_, day) => (day === 7 ? 900 : 40 + (day % 3))),
  ];
  const of = days.map((_, day) => (day < 30 ? imported : asked));
  const builder = createScoreSums({
    brands: [{ id: 'b', networks: ['FACEBOOK'] }],
    days: { from: april, to: april + 89 },
    caps: null,
  });
  for (const metric of ['interactions', 'posts'] as const)
    builder.add({ ...series('b'), metric, numbers: Float64Array.from(days), sources: Uint8Array.from(of) });
  const sums = builder.finish();
  const caps = finish(computeCapsInSteps(sums, ['b']));
  expect(caps).toEqual({ b: { FACEBOOK: 42 } });
  const total = (from: number, to: number) => {
    const capped = recap(sums, caps);
    const read = (day: number) => readTo(capped, 0, columnIndex('FACEBOOK', 'interactions'), day).value;
    return read(to) - read(from);
  };
  expect(total(0, 30)).toBe(2400);
  const daily = days.slice(30).reduce((sum, x) => sum + Math.min(x, 42), 0);
  expect(total(30, 90)).toBeCloseTo(daily, 9);
});
