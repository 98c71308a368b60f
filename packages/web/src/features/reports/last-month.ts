import { endpoints } from 'virtual:endpoints';
import { toMonthRange } from '@soundings/contract/sonar/calendar';
import { lastMonthRanges } from '@soundings/contract/sonar/opening-ranges';
import type { DateRange } from '@soundings/contract/sonar/scores';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { formatDay, formatMonthName } from '#/lib/format.ts';
import { queryRoots } from '#/lib/query.ts';

const lastMonthQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...queryRoots.reports, 'last-month', projectId],
    queryFn: async ({ signal }): Promise<DateRange | null> => {
      const dates = await call(endpoints.collectedDates, { params: { id: projectId }, signal });
      const today = new Date().toISOString().slice(0, 10);
      return lastMonthRanges(dates, today)?.comparable ?? null;
    },
    retry: false,
  });

interface LastMonth {
  /** False where there are no two whole months yet: blocks show other days until then. */
  readonly isMonth: boolean;
  readonly words: string;
}

/** Which days “last whole month” are; null where it is not known, or not the same in all of these SONAR projects. */
export const useLastMonth = (projectIds: readonly string[]): LastMonth | null => {
  const ranges = useQueries({
    queries: [...new Set(projectIds)].map(lastMonthQuery),
    combine: (results) => results.map(({ data }) => data ?? null),
  });
  const [first, ...others] = ranges;
  if (!first || others.some((other) => other?.startDate !== first.startDate || other.endDate !== first.endDate))
    return null;
  const { startDate, endDate } = first;
  const month = toMonthRange(startDate);
  if (month.startDate === startDate && month.endDate === endDate)
    return { isMonth: true, words: `${formatMonthName(Number(startDate.slice(5, 7)) - 1)} ${startDate.slice(0, 4)}` };
  const words = startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} – ${formatDay(endDate)}`;
  return { isMonth: false, words };
};
