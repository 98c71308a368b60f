import type { DateRange } from './scores.ts';

const dayMs = 86_400_000;
const toText = (date: Date): string => date.toISOString().slice(0, 10);

/** Days are UTC dates as text, `2026-11-21`. */
export const addDays = (day: string, days: number): string => toText(new Date(Date.parse(day) + days * dayMs));
export const dayBefore = (day: string): string => addDays(day, -1);

/** The first day of another month. */
export const addMonths = (day: string, months: number): string =>
  toText(new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1)));

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

export const toMonthRange = (day: string): DateRange => ({
  startDate: firstOfMonth(day),
  endDate: dayBefore(addMonths(day, 1)),
});

export const daysIn = ({ startDate, endDate }: DateRange): number =>
  Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1;

export const todayText = (now: Date = new Date()): string => toText(now);

/** A day or moment (`2026-10-31…`, UTC) as page, slide and PDF write it in every language: `31.10.2026`. */
export const formatDay = (day: string): string => day.slice(0, 10).split('-').toReversed().join('.');

/** `31.10.2026 – 06.11.2026`; a single day is written once. */
export const formatDays = ({ startDate, endDate }: DateRange): string =>
  startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} – ${formatDay(endDate)}`;
