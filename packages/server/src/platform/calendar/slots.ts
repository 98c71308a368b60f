import { findInstant, showInstant } from './wall-clock.ts';

/** When something comes again, by the clock on the wall of a time zone. Weekdays are those of ISO 8601: 1 is Monday. */
export type Rhythm =
  | { readonly every: 'DAY'; readonly hour: number }
  | { readonly every: 'WEEK'; readonly weekday: number; readonly hour: number }
  /** In a month that is shorter its last day. */
  | { readonly every: 'MONTH'; readonly day: number; readonly hour: number };

const hourMs = 3_600_000;

/**
 * The first time after `after` that the rhythm names in a time zone of the IANA database. An hour that a zone leaves out
 * comes as much later as it leaves out; of one that comes twice it is the first.
 */
export const nextSlot = (rhythm: Rhythm, timeZone: string, after: Date): Date => {
  const today = new Date(showInstant(timeZone, after.getTime()));
  // A zone may have left out a whole day: begin the day before.
  for (let ahead = -1; ; ahead++) {
    const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + ahead));
    if (!isOn(rhythm, date)) continue;
    const slot = new Date(findInstant(timeZone, date.getTime() + rhythm.hour * hourMs));
    if (slot > after) return slot;
  }
};

const isOn = (rhythm: Rhythm, date: Date): boolean => {
  if (rhythm.every === 'DAY') return true;
  if (rhythm.every === 'WEEK') return date.getUTCDay() === rhythm.weekday % 7;
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.getUTCDate() === Math.min(rhythm.day, last);
};
