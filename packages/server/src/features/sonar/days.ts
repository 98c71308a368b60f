/** A day of UTC as `YYYY-MM-DD`; such texts are in order of time. */
export type Day = string;

export interface Span {
  readonly from: Day;
  readonly to: Day;
}

const dayMs = 86_400_000;

/** From an instant on, before another one. */
export interface TimeSpan {
  readonly from: Date;
  readonly before: Date;
}

export const toDay = (time: Date): Day => time.toISOString().slice(0, 10);

export const startOfDay = (day: Day): Date => new Date(`${day}T00:00:00Z`);

export const addDays = (day: Day, days: number): Day => toDay(new Date(startOfDay(day).getTime() + days * dayMs));

export const toTimeSpan = ({ from, to }: Span): TimeSpan => ({
  from: startOfDay(from),
  before: startOfDay(addDays(to, 1)),
});

/** The days of UTC that a span touches. */
export const toDays = ({ from, before }: TimeSpan): Span => ({
  from: toDay(from),
  to: toDay(new Date(before.getTime() - 1)),
});

export const daysIn = ({ from, to }: Span): number =>
  (startOfDay(to).getTime() - startOfDay(from).getTime()) / dayMs + 1;

export const eachDay = (span: Span): Day[] => Array.from({ length: daysIn(span) }, (_, at) => addDays(span.from, at));

/**
 * Days since 1970-01-01 of a date in the form YYYY-MM-DD.
 * @throws RangeError where there is no such date
 */
export const toDayNumber = (date: string): number => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  const day = time / dayMs;
  if (Number.isNaN(day) || dayFromNumber(day) !== date) throw new RangeError(`There is no day ${date}.`);
  return day;
};

export const dayFromNumber = (day: number): Day => toDay(new Date(day * dayMs));
