import { todayText } from '@soundings/contract/sonar/calendar';
import type { QueryClient } from '@tanstack/react-query';
import { staffProject } from '#/lib/api/open-project.ts';
import { sonarKey } from '../brands/brands.api.ts';
import { dashboardApi } from './dashboard.api.ts';
import { DashboardSearch } from './dashboard-search.ts';
import { resolveRanges } from './period/collected-ranges.ts';
import { toRangeSearch } from './period/range-presets.ts';

/** With the days, which the page alone may know; a saved view is of its own user. */
export const seenByClients = (id: string, address: object, client: QueryClient): DashboardSearch => {
  const { view: _, ...search } = DashboardSearch.parse(address);
  const dates = client.getQueryData(dashboardApi(staffProject(id, sonarKey(id))).dates.queryKey);
  const ranges = dates ? resolveRanges(search, dates, todayText()) : null;
  return { ...search, ...(ranges && toRangeSearch(ranges)) };
};
