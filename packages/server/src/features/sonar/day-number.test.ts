import { describe, expect, it } from 'vitest';
import { dayFromNumber, toDayNumber } from './days.ts';

describe('a day', () => {
  it.each<[string, number]>([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-02-29', 11_016],
    ['2026-11-21', 20_778],
  ])('%s is number %d', (date, day) => {
    expect(toDayNumber(date)).toBe(day);
    expect(dayFromNumber(day)).toBe(date);
  });

  it.each(['2025-02-29', '2026-13-01', '2026-1-1', '01.02.2026', '2026-01-01T00:00:00Z', ''])('is not %j', (date) => {
    expect(() => toDayNumber(date)).toThrow(RangeError);
  });
});
