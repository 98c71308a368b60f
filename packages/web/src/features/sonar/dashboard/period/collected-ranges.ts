import { type Collected, collectedSpan, openingRanges, wholeIn } from '@soundings/contract/sonar/opening-ranges';
import type { DateRange, DateRanges } from '@soundings/contract/sonar/scores';
import type { DashboardSearch } from '../dashboard-search.ts';

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
export const resolveRanges = (search: DashboardSearch, collected: Collected, today: string): DateRanges | null => {
  const span = collectedSpan(collected);
  const opened = openingRanges(collected, today);
  if (span === null || opened === null) return null;
  return {
    comparable: given(search.from, search.to, collected, span) ?? opened.comparable,
    compareTo: given(search.prevFrom, search.prevTo, collected, span) ?? opened.compareTo,
  };
};
