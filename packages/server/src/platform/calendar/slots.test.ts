import { randomFrom } from '@soundings/engine/writer/random';
import { expect, it } from 'vitest';
import { nextSlot, type Rhythm } from './slots.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
  'America/Sao_Paulo',
] as const;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What a clock on the wall shows, read otherwise than the code does: Swedish writes days as ISO 8601. */
const onTheWall = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (time: number) => {
    const [date = '', clock = ''] = format.format(time).split(' ');
    return { date, hour: Number(clock.slice(0, 2)), minute: Number(clock.slice(3)) };
  };
};

const isOn = (rhythm: Rhythm, date: string): boolean => {
  if (rhythm.every === 'DAY') return true;
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number];
  if (rhythm.every === 'WEEK') return ((new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7) + 1 === rhythm.weekday;
  return dayOfMonth === Math.min(rhythm.day, new Date(Date.UTC(year, month, 0)).getUTCDate());
};

const quarter = 15 * minute;

/**
 * Counted quarter by quarter: of each day that the rhythm names the first time at which the clock shows the hour, and of
 * these the first that is still to come. Null where a day before it leaves the hour out.
 */
const countedSlot = (rhythm: Rhythm, timeZone: string, after: number): number | null => {
  const read = onTheWall(timeZone);
  const shown = new Map<string, number | null>();
  for (let time = Math.floor(after / quarter) * quarter - 2 * day; ; time += quarter) {
    const { date, hour: now, minute: past } = read(time);
    if (!isOn(rhythm, date)) continue;
    const first = shown.get(date);
    if (typeof first === 'number') continue;
    if (now === rhythm.hour && past === 0) {
      shown.set(date, time);
      if (time > after) return time;
    } else if (now >= rhythm.hour && first === undefined && read(time - quarter).date === date) {
      if (time > after) return null;
    }
  }
};

/** Rhythms, zones and times drawn by a seed. */
const draw = (random: () => number) => {
  const upTo = (count: number): number => Math.floor(random() * count);
  const hourOfDay = upTo(24);
  const rhythms: readonly Rhythm[] = [
    { every: 'DAY', hour: hourOfDay },
    { every: 'WEEK', weekday: 1 + upTo(7), hour: hourOfDay },
    { every: 'MONTH', day: 1 + upTo(31), hour: hourOfDay },
  ];
  const [first, last] = [Date.UTC(2011, 10, 1), Date.UTC(2030, 0, 1)];
  return { rhythm: rhythms[upTo(3)]!, zone: zones[upTo(zones.length)]!, after: first + upTo(last - first) };
};

it('is the first time that a clock in the zone shows the hour, as counted quarter by quarter', () => {
  const random = randomFrom(27);
  for (let run = 0; run < 100; run++) {
    const { rhythm, zone, after } = draw(random);
    const counted = countedSlot(rhythm, zone, after);
    const slot = nextSlot(rhythm, zone, new Date(after)).getTime();
    const of = { rhythm, zone, after: new Date(after) };
    if (counted === null) expect(slot).toBeGreaterThan(after);
    else expect({ ...of, slot: new Date(slot) }).toEqual({ ...of, slot: new Date(counted) });
  }
});

it('comes once a day, a week and a month, in every zone, with summer time and without', () => {
  for (const zone of zones) {
    for (const [rhythm, from, count] of [
      [{ every: 'DAY', hour: 2 }, '2026-01-01', 365],
      [{ every: 'WEEK', weekday: 7, hour: 2 }, '2026-01-01', 52],
      [{ every: 'MONTH', day: 31, hour: 0 }, '2026-01-01', 12],
    ] as const) {
      const read = onTheWall(zone);
      const seen: string[] = [];
      for (let time = nextSlot(rhythm, zone, new Date(`${from}T12:00Z`)); seen.length < count; ) {
        seen.push(read(time.getTime()).date);
        time = nextSlot(rhythm, zone, time);
      }
      expect(new Set(seen).size).toBe(count);
      const last = seen.at(-1)!;
      expect(Date.parse(last) - Date.parse(seen[0]!)).toBeLessThan((rhythm.every === 'DAY' ? 365 : 366) * day);
    }
  }
});

it('comes later where the hour is left out, and at the first of two', () => {
  const next = (after: string, at: number) =>
    nextSlot({ every: 'DAY', hour: at }, 'Europe/Berlin', new Date(after)).toISOString();
  expect(next('2026-03-28T12:00Z', 2)).toBe('2026-03-29T01:00:00.000Z');
  expect(next('2026-10-24T12:00Z', 2)).toBe('2026-10-25T00:00:00.000Z');
  expect(next('2026-10-25T00:00Z', 2)).toBe('2026-10-26T01:00:00.000Z');
  expect(next('2026-03-28T12:00Z', 3)).toBe('2026-03-29T01:00:00.000Z');
});

it('takes the last day of a month that is shorter', () => {
  const next = (after: string) =>
    nextSlot({ every: 'MONTH', day: 31, hour: 9 }, 'Europe/Berlin', new Date(after)).toISOString().slice(0, 10);
  expect([next('2026-02-01T00:00Z'), next('2028-02-01T00:00Z'), next('2026-04-30T12:00Z')]).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-05-31',
  ]);
});
