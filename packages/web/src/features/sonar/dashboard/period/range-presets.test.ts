import { daysIn } from '@soundings/contract/sonar/calendar';
import { expect, it } from 'vitest';
import { comparePresets, dayPresets, monthPresets } from './range-presets.ts';

const span = { startDate: '2025-01-01', endDate: '2026-11-19' };
const daily = { rangeType: 'DAILY_RANGE', collectedFrom: span.startDate, collectedTill: span.endDate } as const;
const today = '2026-11-21';
const months = { startDate: '2025-01-01', endDate: '2026-10-31' };

it('sets the last days against as many before, without a gap and without a day twice', () => {
  const week = dayPresets(daily, span, today).find(({ count }) => count === 7)?.search;
  expect(week).toEqual({
    from: '2026-11-13',
    to: '2026-11-19',
    prevFrom: '2026-11-06',
    prevTo: '2026-11-12',
  });
  expect(daysIn({ startDate: '2026-11-13', endDate: '2026-11-19' })).toBe(7);
});

it('sets whole months against whole months', () => {
  const quarter = monthPresets(months).find(({ count }) => count === 3)?.search;
  expect(quarter).toEqual({ from: '2026-08-01', to: '2026-10-31', prevFrom: '2026-05-01', prevTo: '2026-07-31' });
});

it('offers only what was collected as a whole', () => {
  const short = { startDate: '2026-11-01', endDate: '2026-11-19' };
  expect(dayPresets(daily, short, today).map(({ count }) => count)).toEqual([1, 7]);
  expect(
    comparePresets({ startDate: '2026-11-13', endDate: '2026-11-19' }, short, false).map(({ name }) => name),
  ).toEqual(['before']);
});

it('compares with the same weekdays a year earlier, or the same months', () => {
  const week = comparePresets({ startDate: '2026-11-13', endDate: '2026-11-19' }, span, false);
  expect(week.find(({ name }) => name === 'yearBefore')?.search).toEqual({
    prevFrom: '2025-11-14',
    prevTo: '2025-11-20',
  });
  const february = comparePresets({ startDate: '2026-02-01', endDate: '2026-02-28' }, months, true);
  expect(february.map(({ search }) => search)).toEqual([
    { prevFrom: '2026-01-01', prevTo: '2026-01-31' },
    { prevFrom: '2025-02-01', prevTo: '2025-02-28' },
  ]);
});
