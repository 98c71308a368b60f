import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export const chartDataQuery = (visit: string | undefined) =>
  queryOptions({
    queryKey: ['resonance-chart', visit],
    queryFn: ({ signal }) => call(endpoints.chartData, { query: { visit }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
