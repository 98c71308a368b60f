import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';

const fallbackMs = 5 * 60_000;

/** On every page. Told of by the live channel; where that is out, by the clock. */
export const unreadQuery = queryOptions({
  queryKey: [...queryRoots.alerts, 'unread'],
  queryFn: ({ signal }) => call(endpoints.unreadAlerts, { signal }),
  refetchInterval: fallbackMs,
});
