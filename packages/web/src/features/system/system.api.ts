import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';

export const systemStatusQuery = queryOptions({
  queryKey: [...queryRoots.system, 'status'],
  queryFn: ({ signal }) => call(endpoints.systemStatus, { signal }),
  refetchInterval: 10_000,
});
