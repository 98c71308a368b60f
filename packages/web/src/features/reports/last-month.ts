import { endpoints } from 'virtual:endpoints';
import { toMonthRange } from '@soundings/contract/sonar/calendar';
import { lastMonthRanges } from '@soundings/contract/sonar/opening-ranges';
import type { DateRange } from '@soundings/contract/sonar/scores';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { formatDay, formatMonthName } from '#/lib/format.ts';
import { queryRoots } from '#/lib/query.ts';

const findLastMonth = async (projectId: string, signal: AbortSignal): Promise<DateRange | null> => {
  const dates = await call(endpoints.collectedDates, { params: { id: projectId }, signal });
  return lastMonthRanges(dates, new Date().toISOString().slice(0, 10))?.comparable ?? null;
};

const lastMonthsQuery = (projectIds: readonly string[]) =>
  queryOptions({
    queryKey: [...queryRoots.reports, 'last-months', projectIds],
    queryFn: ({ signal }) => Promise.all(projectIds.map((id) => findLastMonth(id, signal))),
    enabled: projectIds.length > 0,
    retry: false,
  });

interface LastMonth {
  /** False where there are no two whole months yet: blocks show other days until then. */
  readonly isMonth: boolean;
  readonly words: string;
}

/** Which days “last whole month” are; null where it is not known, or not the same in all of these SONAR projects. */
export const useLastMonth = (projectIds: readonly string[]): LastMonth | null => {
  const { data = [] } = useQuery(lastMonthsQuery([...new Set(projectIds)]));
  const [first, ...others] = data;
  if (!first || others.some((other) => other?.startDate !== first.startDate || other.endDate !== first.endDate))
    return null;
  const { startDate, endDate } = first;
  const month = toMonthRange(startDate);
  if (month.startDate === startDate && month.endDate === endDate)
    return { isMonth: true, words: `${formatMonthName(Number(startDate.slice(5, 7)) - 1)} ${startDate.slice(0, 4)}` };
  const words = startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} – ${formatDay(endDate)}`;
  return { isMonth: false, words };
};
