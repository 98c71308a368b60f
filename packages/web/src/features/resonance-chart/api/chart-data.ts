import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** What the cookie of this browser opens. The figures stay as they are while the page is open. */
export const chartDataQuery = queryOptions({
  queryKey: ['resonance-chart'],
  queryFn: ({ signal }) => call(endpoints.chartData, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
});
