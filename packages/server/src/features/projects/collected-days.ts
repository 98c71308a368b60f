import { addDays, addMonths, dayBefore, firstOfMonth } from '@soundings/contract/sonar/calendar';
import type { Project } from './projects.tables.ts';

type Day = string;

const nextFirst = (day: Day): Day => (day.endsWith('-01') ? day : addMonths(day, 1));
const previousLast = (day: Day): Day => (addDays(day, 1).endsWith('-01') ? day : dayBefore(firstOfMonth(day)));

type RangeType = 'DAILY_RANGE' | 'MONTHLY_RANGE' | null | undefined;

interface Span {
  readonly from: Day;
  readonly to: Day;
}

/** Whole months of a span where the project goes by months; null where there is no day, or no whole month. */
export const wholeDays = (rangeType: RangeType, { from, to }: Span): Span | null => {
  const span = rangeType === 'MONTHLY_RANGE' ? { from: nextFirst(from), to: previousLast(to) } : { from, to };
  return span.from <= span.to ? span : null;
};

type Days = Pick<Project, 'collectedFrom' | 'collectedTill'>;

export const collectedDays = ({ collectedFrom, collectedTill }: Days, rangeType: RangeType): Days => {
  if (collectedFrom === null || collectedTill === null) return { collectedFrom, collectedTill };
  const span = wholeDays(rangeType, { from: collectedFrom, to: collectedTill });
  return { collectedFrom: span?.from ?? null, collectedTill: span?.to ?? null };
};
