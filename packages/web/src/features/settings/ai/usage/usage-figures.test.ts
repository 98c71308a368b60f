import type { UsageRow } from '@soundings/contract/ai/ai-usage';
import { expect, it } from 'vitest';
import { barsOfDays, barsOfRows, measureOf, stepOf, sumUp } from './usage-figures.ts';

const row = (key: string, more: Partial<UsageRow> = {}): UsageRow => ({
  key,
  name: key,
  runs: 1,
  failed: 0,
  inputTokens: 100,
  outputTokens: 10,
  cost: null,
  unpriced: 0,
  ...more,
});

it('adds up to no cost where nothing has a price, and to the known cost where some has', () => {
  expect(sumUp([])).toMatchObject({ runs: 0, cost: null });
  expect(sumUp([row('a'), row('b')]).cost).toBeNull();
  expect(sumUp([row('a', { unpriced: 1 }), row('b', { cost: 0 }), row('c', { cost: 0.5, failed: 1 })])).toEqual({
    runs: 3,
    failed: 1,
    inputTokens: 300,
    outputTokens: 30,
    cost: 0.5,
    unpriced: 1,
  });
});

it('draws days up to a month, then weeks, then months', () => {
  expect(stepOf('2026-11-01', '2026-12-01')).toBe('day');
  expect(stepOf('2026-11-01', '2026-12-02')).toBe('week');
  expect(stepOf('2026-01-01', '2026-04-02')).toBe('week');
  expect(stepOf('2026-01-01', '2026-04-03')).toBe('month');
  for (const [from, till] of [
    ['2026-01-01', '2026-04-02'],
    ['2025-10-20', '2026-11-23'],
  ] as const) {
    expect(barsOfDays([], from, till).length).toBeLessThanOrEqual(15);
  }
});

it('keeps days without runs, so that the time between two bars is seen', () => {
  const bars = barsOfDays([row('2026-10-24'), row('2026-10-26')], '2026-10-24', '2026-10-26');
  expect(bars.map(({ key, runs }) => [key, runs])).toEqual([
    ['2026-10-24', 1],
    ['2026-10-25', 0],
    ['2026-10-26', 1],
  ]);
});

it('cuts the first and the last week and month at the days asked for, and loses no run', () => {
  const weeks = barsOfDays([row('2026-11-01'), row('2026-11-02'), row('2026-11-30')], '2026-10-30', '2026-11-30');
  expect(weeks.map(({ days }) => [days?.from, days?.till])).toEqual([
    ['2026-10-30', '2026-11-01'],
    ['2026-11-02', '2026-11-08'],
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-11-30'],
  ]);
  expect(sumUp(weeks).runs).toBe(3);
  const months = barsOfDays([row('2026-02-28')], '2025-12-15', '2026-04-10');
  expect(months.map(({ days }) => days?.till)).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-10',
  ]);
});

it('ranks by what is shown, and adds what is left to one bar', () => {
  const rows = Array.from({ length: 12 }, (_, index) => row(`m${index}`, { inputTokens: index, runs: 12 - index }));
  const byTokens = barsOfRows(rows, 'tokens');
  expect(byTokens.map(({ key }) => key).slice(0, 2)).toEqual(['m11', 'm10']);
  expect(byTokens).toHaveLength(10);
  expect(byTokens.at(-1)).toMatchObject({ key: 'others', others: 3, inputTokens: 3 });
  expect(barsOfRows(rows, 'runs')[0]?.key).toBe('m0');
  expect(barsOfRows(rows.slice(0, 10), 'tokens').some(({ others }) => others > 0)).toBe(false);
});

it('has no length where there is no price', () => {
  expect(measureOf(row('a'), 'cost')).toBeNull();
  expect(measureOf(row('a'), 'tokens')).toBe(110);
});
