import { wholeDays } from '#/features/projects/collected-days.ts';
import { addDays, type Day, dayOf } from '../connectors/day.ts';

type RangeType = 'DAILY_RANGE' | 'MONTHLY_RANGE';

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
