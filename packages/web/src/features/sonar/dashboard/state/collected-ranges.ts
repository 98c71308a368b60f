import type { CollectedDates } from '@soundings/contract/sonar-collect';
import type { DateRange, DateRanges } from '@soundings/contract/sonar-scores';
import type { DashboardSearch } from './dashboard-search.ts';
import { addDays, addMonths, dayBefore, monthOf } from './days.ts';

type Collected = Pick<CollectedDates, 'rangeType' | 'collectedFrom' | 'collectedTill'>;

/** The days within which both ranges lie, or null where nothing was collected. */
export const spanOf = ({ collectedFrom, collectedTill }: Collected): DateRange | null =>
  collectedFrom === null || collectedTill === null ? null : { startDate: collectedFrom, endDate: collectedTill };

const dayIn = (day: string, { startDate, endDate }: DateRange): string =>
  day < startDate ? startDate : day > endDate ? endDate : day;

/** A range within the collected days. */
export const rangeIn = (range: DateRange, span: DateRange): DateRange => ({
  startDate: dayIn(range.startDate, span),
  endDate: dayIn(range.endDate, span),
});

/** The months that a range is in, which are whole within whole months; of days the range itself. */
const wholeIn = (range: DateRange, { rangeType }: Collected, span: DateRange): DateRange => {
  const { startDate, endDate } = rangeIn(range, span);
  if (rangeType !== 'MONTHLY_RANGE') return { startDate, endDate };
  return rangeIn({ startDate: monthOf(startDate).startDate, endDate: monthOf(endDate).endDate }, span);
};

const dayRange = (day: string): DateRange => ({ startDate: day, endDate: day });

/**
 * What a dashboard opens with: of daily figures the last collected day against the same day a week earlier, of monthly
 * ones the last month against the one before. A start of today or later moves to yesterday: today is not over.
 */
export const resetRanges = (collected: Collected, today: string): DateRanges | null => {
  const span = spanOf(collected);
  if (span === null) return null;
  if (collected.rangeType === 'MONTHLY_RANGE') {
    const comparable = monthOf(span.endDate);
    const started = comparable.startDate < today ? comparable : { ...comparable, startDate: dayBefore(today) };
    return {
      comparable: rangeIn(started, span),
      compareTo: wholeIn(monthOf(addMonths(comparable.startDate, -1)), collected, span),
    };
  }
  const last = span.endDate < today ? span.endDate : dayBefore(today);
  return { comparable: rangeIn(dayRange(last), span), compareTo: rangeIn(dayRange(addDays(last, -7)), span) };
};

const given = (
  from: string | undefined,
  to: string | undefined,
  collected: Collected,
  span: DateRange,
): DateRange | null =>
  from === undefined || to === undefined || from > to || to < span.startDate || from > span.endDate
    ? null
    : wholeIn({ startDate: from, endDate: to }, collected, span);

/** The ranges of an address, each kept within what is collected, in whole months where the project goes by months; what it does not say is as at the opening. */
export const rangesOf = (search: DashboardSearch, collected: Collected, today: string): DateRanges | null => {
  const span = spanOf(collected);
  const opened = resetRanges(collected, today);
  if (span === null || opened === null) return null;
  return {
    comparable: given(search.from, search.to, collected, span) ?? opened.comparable,
    compareTo: given(search.prevFrom, search.prevTo, collected, span) ?? opened.compareTo,
  };
};
