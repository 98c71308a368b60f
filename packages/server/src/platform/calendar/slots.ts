/** When something comes again, by the clock on the wall of a time zone. Weekdays are those of ISO 8601: 1 is Monday. */
export type Rhythm =
  | { readonly every: 'DAY'; readonly hour: number }
  | { readonly every: 'WEEK'; readonly weekday: number; readonly hour: number }
  /** In a month that is shorter its last day. */
  | { readonly every: 'MONTH'; readonly day: number; readonly hour: number };

interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The first time after `after` that the rhythm names in a time zone of the IANA database. An hour that a zone leaves out
 * comes as much later as it leaves out; of one that comes twice it is the first.
 */
export const nextSlot = (rhythm: Rhythm, timeZone: string, after: Date): Date => {
  const { year, month, day } = wallTime(timeZone, after);
  // A zone may have left out a whole day: begin the day before.
  for (let ahead = -1; ; ahead++) {
    const date = new Date(Date.UTC(year, month - 1, day + ahead));
    if (!isOn(rhythm, date)) continue;
    const slot = toInstant(timeZone, {
      ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 },
      ...{ day: date.getUTCDate(), hour: rhythm.hour },
    });
    if (slot > after) return slot;
  }
};

const isOn = (rhythm: Rhythm, date: Date): boolean => {
  if (rhythm.every === 'DAY') return true;
  if (rhythm.every === 'WEEK') return date.getUTCDay() === rhythm.weekday % 7;
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.getUTCDate() === Math.min(rhythm.day, last);
};

/** As `Temporal.PlainDateTime.toZonedDateTime` with `compatible` disambiguation. */
const toInstant = (timeZone: string, { year, month, day, hour }: WallTime): Date => {
  const asUtc = Date.UTC(year, month - 1, day, hour);
  const [before, behind] = [asUtc - dayMs, asUtc + dayMs].map((time) => offset(timeZone, time)) as [number, number];
  const times = [before, behind].map((of) => ({ time: asUtc - of, of })).toSorted((a, b) => a.time - b.time);
  const found = times.find(({ time, of }) => offset(timeZone, time) === of);
  return new Date(found?.time ?? asUtc - before);
};

/** Of a zone against UTC, in milliseconds. */
const offset = (timeZone: string, time: number): number => {
  const parts = partsOf(timeZone, time);
  const wall = Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!, parts.second!);
  return wall - Math.floor(time / 1000) * 1000;
};

const wallTime = (timeZone: string, time: Date): WallTime => {
  const { year, month, day, hour } = partsOf(timeZone, time.getTime());
  return { year: year!, month: month!, day: day!, hour: hour! };
};

const formats = new Map<string, Intl.DateTimeFormat>();

const partsOf = (timeZone: string, time: number): Record<string, number> => {
  let format = formats.get(timeZone);
  if (!format) {
    const number = 'numeric';
    format = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: number, month: number, day: number, hour: number, minute: number, second: number },
    });
    formats.set(timeZone, format);
  }
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
};
