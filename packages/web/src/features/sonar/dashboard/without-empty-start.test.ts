import { expect, it } from 'vitest';
import { withoutEmptyStart } from './dashboard.api.ts';

const days = ['2026-11-01', '2026-11-05', '2026-11-09', '2026-11-13'];
const line = (initDataId: string, ...scores: (number | null)[]) => ({ initDataId, scores });

it('begins where the first line does, and keeps gaps after it', () => {
  const trend = { days, lines: [line('a', null, null, 50, null), line('b', null, 0, null, 51)], isWeekly: false };
  expect(withoutEmptyStart(trend)).toEqual({
    days: days.slice(1),
    lines: [line('a', null, 50, null), line('b', 0, null, 51)],
    isWeekly: false,
  });
});

it('leaves a trend that is known from its first day, or never', () => {
  const known = { days, lines: [line('a', 1, 2, 3, 4)], isWeekly: false };
  const unknown = { days, lines: [line('a', null, null, null, null)], isWeekly: false };
  expect(withoutEmptyStart(known)).toBe(known);
  expect(withoutEmptyStart(unknown)).toBe(unknown);
});
