import { randomFrom } from '@soundings/engine/writer/random';
import { describe, expect, it } from 'vitest';
import { createWallClock, findInstant, showInstant } from './wall-clock.ts';

const zones = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu'],
  ...['Pacific/Apia', 'Africa/Casablanca', 'America/Sao_Paulo'],
];
const [first, last] = [Date.parse('2000-01-01'), Date.parse('2030-01-01')];
const instantsOf = (timeZone: string, count: number): number[] => {
  const random = randomFrom(1 + zones.indexOf(timeZone));
  return Array.from({ length: count }, () => Math.floor(first + random() * (last - first)));
};

/** Read otherwise than the code does: Swedish writes times as ISO 8601. */
const swedish = (timeZone: string, time: number): number => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(time).replace(' ', 'T')}Z`);
};

describe('a clock on the wall', () => {
  it.each(zones)('in %s shows its time, and is found showing it', (timeZone) => {
    for (const time of instantsOf(timeZone, 300)) {
      const shown = showInstant(timeZone, time);
      expect(shown).toBe(swedish(timeZone, time) + (time % 1000));
      const found = findInstant(timeZone, shown);
      expect(found).toBeLessThanOrEqual(time);
      expect(showInstant(timeZone, found)).toBe(shown);
    }
  });

  it.each([
    ['Europe/Berlin', '2026-01-31T23:30', '2026-01-31T22:30Z'],
    ['Europe/Berlin', '2026-06-30T23:30', '2026-06-30T21:30Z'],
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30Z'],
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30Z'],
    ['America/New_York', '2026-07-04T20:00', '2026-07-05T00:00Z'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00Z'],
  ])('in %s at %s it is %s', (timeZone, shown, time) => {
    expect(findInstant(timeZone, Date.parse(`${shown}Z`))).toBe(Date.parse(time));
  });

  it.each(zones)('in %s finds the same for many times', (timeZone) => {
    const times = instantsOf(timeZone, 500);
    expect(times.map(createWallClock(timeZone))).toEqual(times.map((shown) => findInstant(timeZone, shown)));
    const quarters = Array.from({ length: 4 * 24 * 370 }, (_, at) => Date.parse('2026-01-01') + at * 900_000);
    expect(quarters.map(createWallClock(timeZone))).toEqual(quarters.map((shown) => findInstant(timeZone, shown)));
  });
});
