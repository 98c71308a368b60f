import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export const publicServerQuery = queryOptions({
  queryKey: ['access', 'public-server'],
  queryFn: ({ signal }) => call(endpoints.publicServer, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
