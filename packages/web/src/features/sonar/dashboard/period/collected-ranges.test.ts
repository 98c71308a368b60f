import { openingRanges } from '@soundings/contract/sonar/opening-ranges';
import { expect, it } from 'vitest';
import { resolveRanges } from './collected-ranges.ts';

const daily = { rangeType: 'DAILY_RANGE', collectedFrom: '2026-03-01', collectedTill: '2026-11-19' } as const;
const monthly = { rangeType: 'MONTHLY_RANGE', collectedFrom: '2026-03-01', collectedTill: '2026-10-31' } as const;
const day = (text: string) => ({ startDate: text, endDate: text });
const today = '2026-11-21';

it.each([
  [
    'the last collected day against the same a week earlier',
    daily,
    ['2026-11-19', '2026-11-19'],
    ['2026-11-12', '2026-11-12'],
  ],
  [
    'yesterday where today is collected',
    { ...daily, collectedTill: today },
    ['2026-11-20', '2026-11-20'],
    ['2026-11-13', '2026-11-13'],
  ],
  [
    'the first day where a week earlier nothing was',
    { ...daily, collectedFrom: '2026-11-15' },
    ['2026-11-19', '2026-11-19'],
    ['2026-11-15', '2026-11-15'],
  ],
  [
    'the last day that half of the brands have figures of',
    { ...daily, opensOn: '2026-11-16' },
    ['2026-11-16', '2026-11-16'],
    ['2026-11-09', '2026-11-09'],
  ],
  [
    'as many days as were last chosen, against as many before',
    { ...daily, opensOn: '2026-11-16', periodDays: 28 as const },
    ['2026-10-20', '2026-11-16'],
    ['2026-09-22', '2026-10-19'],
  ],
  [
    'fewer days than were chosen where not as many were collected twice',
    { ...daily, collectedFrom: '2026-10-01', periodDays: 90 as const },
    ['2026-11-13', '2026-11-19'],
    ['2026-11-06', '2026-11-12'],
  ],
  [
    'whole months, however many days were chosen',
    { ...monthly, periodDays: 7 as const, opensOn: '2026-10-12' },
    ['2026-10-01', '2026-10-31'],
    ['2026-09-01', '2026-09-30'],
  ],
  [
    'the only day, also where it is today',
    { ...daily, collectedFrom: today, collectedTill: today },
    [today, today],
    [today, today],
  ],
  ['the last month against the one before', monthly, ['2026-10-01', '2026-10-31'], ['2026-09-01', '2026-09-30']],
  [
    'over the turn of a year',
    { ...monthly, collectedFrom: '2025-01-01', collectedTill: '2026-01-31' },
    ['2026-01-01', '2026-01-31'],
    ['2025-12-01', '2025-12-31'],
  ],
  [
    'the only month',
    { ...monthly, collectedFrom: '2026-10-01' },
    ['2026-10-01', '2026-10-31'],
    ['2026-10-01', '2026-10-31'],
  ],
])('opens with %s', (_, dates, [from, to], [prevFrom, prevTo]) => {
  expect(openingRanges(dates, today)).toEqual({
    comparable: { startDate: from, endDate: to },
    compareTo: { startDate: prevFrom, endDate: prevTo },
  });
});

it('has no ranges where nothing was collected', () => {
  expect(openingRanges({ ...daily, collectedFrom: null, collectedTill: null }, today)).toBeNull();
  expect(resolveRanges({}, { ...daily, collectedTill: null }, today)).toBeNull();
});

it('keeps the ranges of an address within the collected days', () => {
  const search = { from: '2026-01-01', to: '2026-03-07', prevFrom: '2026-11-10', prevTo: '2027-02-01' };
  expect(resolveRanges(search, daily, today)).toEqual({
    comparable: { startDate: '2026-03-01', endDate: '2026-03-07' },
    compareTo: { startDate: '2026-11-10', endDate: '2026-11-19' },
  });
});

it('takes whole months of an address where the project goes by months', () => {
  const search = { from: '2026-04-15', to: '2026-05-02', prevFrom: '2026-01-05', prevTo: '2026-03-10' };
  expect(resolveRanges(search, monthly, today)).toEqual({
    comparable: { startDate: '2026-04-01', endDate: '2026-05-31' },
    compareTo: { startDate: '2026-03-01', endDate: '2026-03-31' },
  });
});

it.each([
  ['half a range', { from: '2026-05-01' }],
  ['the end before the start', { from: '2026-05-07', to: '2026-05-01' }],
  ['days that nobody collected', { from: '2025-05-01', to: '2025-05-07' }],
])('opens as usual with %s', (_, search) => {
  expect(resolveRanges(search, daily, today)?.comparable).toEqual(day('2026-11-19'));
});
