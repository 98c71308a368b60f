import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';

const fallbackMs = 5 * 60_000;

/** Asked on every page. Refreshed by the live channel, or by the clock while that is down. */
export const unreadQuery = queryOptions({
  queryKey: [...queryRoots.alerts, 'unread'],
  queryFn: ({ signal }) => call(endpoints.unreadAlerts, { signal }),
  refetchInterval: fallbackMs,
});
