import { describe, expect, it } from 'vitest';
import { dayFromNumber, toDayNumber } from '../days.ts';
import { daysToWrite, GivenValues, knownSpans } from './given-values.ts';

const brand = { id: 'b', domain: 'b.dk', company: 'B', selected: {} };
const today = toDayNumber('2026-11-21');

const written = (given: GivenValues, zeros: [string, string] | null = null) => {
  const span = zeros && { from: toDayNumber(zeros[0]), to: toDayNumber(zeros[1]) };
  const spans = given.series.flatMap((series) => daysToWrite(series, today, span));
  return Object.fromEntries(
    spans.flatMap(({ from, values }) => values.map((value, at) => [dayFromNumber(from + at), value] as const)),
  );
};

const givenOf = (metric: 'posts' | 'followers', dates: Record<string, number>): GivenValues => {
  const given = new GivenValues();
  for (const [text, value] of Object.entries(dates)) {
    const date = { kind: text.length === 7 ? 'month' : 'day', text } as const;
    given.see(brand, 'FACEBOOK', date);
    given.put(given.of(brand, 'FACEBOOK', metric), date, value, 2);
  }
  return given;
};

describe('the days of a figure', () => {
  it('of a month that is over come without a number, but for its last', () => {
    const days = written(givenOf('posts', { '2024-02': 58 }));
    expect(Object.keys(days)).toHaveLength(29);
    expect(Object.values(days).filter((value) => value === null)).toHaveLength(28);
    expect(days['2024-02-29']).toBe(58);
  });

  it('of a month that runs end today, and of one that begins elsewhere on its first', () => {
    const days = written(givenOf('posts', { '2026-11': 5, '2026-12': 1 }));
    expect([days['2026-11-20'], days['2026-11-21'], days['2026-11-22']]).toEqual([null, 5, undefined]);
    expect(days['2026-12-01']).toBe(1);
  });

  it('of a state in a month are its last day alone', () => {
    expect(written(givenOf('followers', { '2026-02': 9 }))).toEqual({ '2026-02-28': 9 });
  });

  it('between those that are given stay as they are, or are 0 where the file says so', () => {
    const given = givenOf('posts', { '2026-05-01': 2, '2026-05-04': 1 });
    expect(written(given)).toEqual({
      '2026-05-01': 2,
      '2026-05-02': undefined,
      '2026-05-03': undefined,
      '2026-05-04': 1,
    });
    given.see(brand, 'FACEBOOK', { kind: 'day', text: '2026-05-02' });
    expect(written(given, ['2026-05-01', '2026-05-04'])).toEqual({
      '2026-05-01': 2,
      '2026-05-02': undefined,
      '2026-05-03': 0,
      '2026-05-04': 1,
    });
    expect(written(givenOf('followers', { '2026-05-01': 2 }), ['2026-05-01', '2026-05-04'])).toEqual({
      '2026-05-01': 2,
    });
  });

  it('far apart are not written as one', () => {
    const given = givenOf('posts', { '2000-01-01': 1, '2026-05-04': 1 });
    expect(daysToWrite(given.series[0]!, today, null)).toHaveLength(2);
  });

  it('are reported as spans without those that stay', () => {
    const from = toDayNumber('2026-05-01');
    expect(knownSpans({ from, values: [1, undefined, null, 0, undefined] })).toEqual([
      { from: '2026-05-01', to: '2026-05-01' },
      { from: '2026-05-03', to: '2026-05-04' },
    ]);
  });
});
