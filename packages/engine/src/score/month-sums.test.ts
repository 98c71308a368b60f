import { expect, it } from 'vitest';
import { createScoreSums } from './create-score-sums.ts';
import { readDays } from './month-sums.ts';
import { columnIndex } from './quantities.ts';
import { readRange } from './read-sums.ts';
import type { ScoredSeries, ScoreSums } from './score-sums.ts';
import { socialFigures } from './social-figures.ts';

const no = Number.NaN;
const [asked, imported] = [1, 3];

/** April's sum of 24 on day 29, May's of 31 on day 60, then ten days of 2 each. */
const numbers = [...Array<number>(29).fill(no), 24, ...Array<number>(30).fill(no), 31, ...Array<number>(10).fill(2)];
const sources = numbers.map((_, day) => (day <= 60 ? imported : asked));
const series = (brandId: string): ScoredSeries => ({
  ...{ brandId, network: 'FACEBOOK', metric: 'posts', firstDay: 0 },
  ...{ numbers: Float64Array.from(numbers), sources: Uint8Array.from(sources) },
});
const builderOf = (from: number) =>
  createScoreSums({ brands: [{ id: 'b', networks: ['FACEBOOK'] }], days: { from, to: 70 }, caps: null });
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
  const ranges = { comparable: { from: 50, to: 60 }, compareTo: { from: 30, to: 40 } };
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
  builder.add({ ...series('b'), ...day, firstDay: 60 });
  const sums = builder.finish();
  expect([...sums.monthSums.values()]).toEqual([[{ from: 0, to: 29 }]]);
});
