import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

const access = ['access'] as const;

export const currentUserQuery = queryOptions({
  queryKey: [...access, 'current-user'],
  queryFn: ({ signal }) => call(endpoints.currentUser, { signal }),
  staleTime: 60_000,
});

export const publicServerQuery = queryOptions({
  queryKey: [...access, 'public-server'],
  queryFn: ({ signal }) => call(endpoints.publicServer, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const logout = () => call(endpoints.logout);
