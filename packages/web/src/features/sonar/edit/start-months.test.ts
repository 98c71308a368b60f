import { expect, it } from 'vitest';
import { monthInYear, startMonthsOn, startYearsOn } from './start-month-field.tsx';

const on = (day: string) => new Date(`${day}T12:00:00Z`);

it('offers the latest year first, and goes 20 years back', () => {
  const years = startYearsOn(on('2026-11-21'));
  expect(years[0]).toBe(2026);
  expect(years.at(-1)).toBe(2006);
  // In January the latest month lies in the year before.
  expect(startYearsOn(on('2026-01-15'))[0]).toBe(2025);
});

it('ends the latest year three months ago up to August, two from September on', () => {
  expect(startMonthsOn(on('2026-08-31'), 2026).at(-1)).toBe(4);
  expect(startMonthsOn(on('2026-09-01'), 2026).at(-1)).toBe(6);
  expect(startMonthsOn(on('2026-03-10'), 2025)).toHaveLength(12);
  expect(startMonthsOn(on('2026-02-10'), 2025)).toHaveLength(11);
});

it('keeps the month in another year only where that year offers it', () => {
  expect(monthInYear(on('2026-11-21'), 2026, 8)).toBe(8);
  expect(monthInYear(on('2026-11-21'), 2026, 9)).toBeNull();
  expect(monthInYear(on('2026-11-21'), 2025, 11)).toBe(11);
  expect(monthInYear(on('2026-11-21'), 2025, null)).toBeNull();
});
