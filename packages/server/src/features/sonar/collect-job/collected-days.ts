import { addDays, type Day, dayOf, type Span } from '../connectors/day.ts';

type RangeType = 'DAILY_RANGE' | 'MONTHLY_RANGE';

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
/** The first day of a month that is not before the day. */
const nextFirst = (day: Day): Day => (day.endsWith('-01') ? day : firstOfMonth(addDays(firstOfMonth(day), 31)));
/** The last day of a month that is not behind the day. */
const previousLast = (day: Day): Day => {
  const next = addDays(day, 1);
  return next.endsWith('-01') ? day : addDays(firstOfMonth(day), -1);
};

/** Whole months of a span where the project goes by months; null where there is no day, or no whole month. */
export const wholeDays = (rangeType: RangeType, { from, to }: Span): Span | null => {
  const span = rangeType === 'MONTHLY_RANGE' ? { from: nextFirst(from), to: previousLast(to) } : { from, to };
  return span.from <= span.to ? span : null;
};

interface Collected {
  readonly collectedFrom: Day | null;
  readonly collectedTill: Day | null;
}

/** The days of a project once all of its accounts were asked until yesterday: what was collected before stays. */
export const daysAfterRun = (start: Day, rangeType: RangeType, before: Collected, now: Date): Collected => {
  const yesterday = addDays(dayOf(now), -1);
  const { collectedFrom, collectedTill } = before;
  const from = collectedFrom !== null && collectedFrom < start ? collectedFrom : start;
  const to = collectedTill !== null && collectedTill > yesterday ? collectedTill : yesterday;
  const span = wholeDays(rangeType, { from, to });
  return { collectedFrom: span?.from ?? null, collectedTill: span?.to ?? null };
};
