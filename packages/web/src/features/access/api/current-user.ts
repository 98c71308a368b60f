import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export const currentUserQuery = queryOptions({
  queryKey: ['access', 'current-user'],
  queryFn: ({ signal }) => call(endpoints.currentUser, { signal }),
  staleTime: 60_000,
});
