import { expect, it } from 'vitest';
import { daysAfterImport } from './import-metrics.ts';

const days = (from: string | null, to: string | null) => ({ collectedFrom: from, collectedTill: to });
const imported = { from: '2026-02-10', to: '2026-05-05' };

it.each<[string, ReturnType<typeof days>, 'DAILY_RANGE' | 'MONTHLY_RANGE', ReturnType<typeof days>]>([
  ['those of the file', days(null, null), 'DAILY_RANGE', days('2026-02-10', '2026-05-05')],
  ['more at both ends', days('2026-03-01', '2026-04-01'), 'DAILY_RANGE', days('2026-02-10', '2026-05-05')],
  ['those of before', days('2026-01-01', '2026-06-01'), 'DAILY_RANGE', days('2026-01-01', '2026-06-01')],
  ['joined with those of before', days('2026-05-01', '2026-06-01'), 'DAILY_RANGE', days('2026-02-10', '2026-06-01')],
  ['whole months', days(null, null), 'MONTHLY_RANGE', days('2026-03-01', '2026-04-30')],
])('after an import the days of a project are %s', (_, before, rangeType, expected) => {
  expect(daysAfterImport(before, imported, rangeType)).toEqual(expected);
});

it('stay what they were where a project of months gets no whole one', () => {
  const few = { from: '2026-02-10', to: '2026-02-12' };
  expect(daysAfterImport(days(null, null), few, 'MONTHLY_RANGE')).toEqual(days(null, null));
});
