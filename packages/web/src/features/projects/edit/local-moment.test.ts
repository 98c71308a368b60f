import { expect, it } from 'vitest';
import { daysAhead, fromLocalMoment, toLocalMoment } from './expiry-field.tsx';

it('keeps a moment to the minute through the field, in whatever time zone', () => {
  const moment = new Date(2026, 10, 3, 9, 5).toISOString();
  expect(toLocalMoment(moment)).toBe('2026-11-03T09:05');
  expect(fromLocalMoment(toLocalMoment(moment))).toBe(moment);
});

it('knows no moment in an empty or half-typed field', () => {
  expect(fromLocalMoment('')).toBeNull();
  expect(fromLocalMoment('2026-13-03T09:05')).toBeNull();
});

it('goes ahead by days of the calendar', () => {
  expect(toLocalMoment(daysAhead(30, new Date(2026, 0, 15, 8, 30)))).toBe('2026-02-14T08:30');
});
