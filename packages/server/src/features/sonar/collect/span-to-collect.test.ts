import { describe, expect, it } from 'vitest';
import { wholeDays } from '#/features/projects/collected-days.ts';
import { daysAfterRun, spanToCollect } from './collect-run.ts';
import { joinSpans } from './store-collected.ts';

const now = new Date('2026-11-21T09:00:00Z');
const nothing = { fromDay: null, tillDay: null };

describe('the days an account is asked for', () => {
  it.each([
    ['all from the start where nothing is known', nothing, '2026-01-01'],
    ['the last 30 known again', { fromDay: '2026-01-01', tillDay: '2026-11-19' }, '2026-10-20'],
    ['none before the start', { fromDay: '2025-12-01', tillDay: '2026-01-15' }, '2026-01-01'],
    ['all where the beginning is not known', { fromDay: '2026-02-01', tillDay: '2026-11-19' }, '2026-01-01'],
  ])('%s', (_, known, from) => {
    expect(spanToCollect('YOUTUBE', '2026-01-01', known, now)).toEqual({ from, to: '2026-11-20' });
  });

  it('are yesterday alone where nothing is counted by days, and none where the project begins today', () => {
    expect(spanToCollect('TWITTER', '2026-01-01', nothing, now)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
    expect(spanToCollect('YOUTUBE', '2026-11-21', nothing, now)).toEqual({ from: '2026-11-21', to: '2026-11-20' });
  });
});

describe('the days that are known without a hole', () => {
  const known = { fromDay: '2026-02-01', tillDay: '2026-03-10' };
  it.each([
    ['2026-03-11', '2026-04-01', '2026-02-01', '2026-04-01'],
    ['2026-02-20', '2026-03-01', '2026-02-01', '2026-03-10'],
    ['2026-01-01', '2026-01-31', '2026-01-01', '2026-03-10'],
    ['2026-03-12', '2026-04-01', '2026-03-12', '2026-04-01'],
  ])('%s to %s make them %s to %s', (from, to, fromDay, tillDay) => {
    expect(joinSpans(known, { from, to })).toEqual({ fromDay, tillDay });
    expect(joinSpans(nothing, { from, to })).toEqual({ fromDay: from, tillDay: to });
  });
});

describe('the days of a project', () => {
  const before = { collectedFrom: null, collectedTill: null };
  it('are all until yesterday, or the whole months among them', () => {
    const daily = { collectedFrom: '2026-09-01', collectedTill: '2026-11-20' };
    expect(daysAfterRun('2026-09-01', 'DAILY_RANGE', before, now)).toEqual(daily);
    const monthly = { collectedFrom: '2026-09-01', collectedTill: '2026-10-31' };
    expect(daysAfterRun('2026-09-01', 'MONTHLY_RANGE', before, now)).toEqual(monthly);
    expect(daysAfterRun('2026-09-01', 'MONTHLY_RANGE', daily, now)).toEqual(monthly);
    expect(daysAfterRun('2026-11-01', 'MONTHLY_RANGE', before, now)).toEqual(before);
  });

  it('keep what was collected before', () => {
    const known = { collectedFrom: '2025-05-01', collectedTill: '2026-10-01' };
    const days = { collectedFrom: '2025-05-01', collectedTill: '2026-11-20' };
    expect(daysAfterRun('2026-09-01', 'DAILY_RANGE', known, now)).toEqual(days);
  });

  it.each([
    ['2026-01-01', '2026-01-31', '2026-01-01', '2026-01-31'],
    ['2026-01-02', '2026-02-28', '2026-02-01', '2026-02-28'],
    ['2024-01-31', '2024-03-01', '2024-02-01', '2024-02-29'],
    ['2026-12-01', '2027-01-30', '2026-12-01', '2026-12-31'],
  ])('from %s to %s have the whole months %s to %s', (from, to, first, last) => {
    expect(wholeDays('MONTHLY_RANGE', { from, to })).toEqual({ from: first, to: last });
  });

  it('have no whole month in half of one', () => {
    expect(wholeDays('MONTHLY_RANGE', { from: '2026-01-02', to: '2026-01-31' })).toBeNull();
  });
});
