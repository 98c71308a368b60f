import { endpoints } from 'virtual:endpoints';
import type { Permission } from '@soundings/contract/access/permissions';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

const access = ['access'] as const;

export const currentUserQuery = queryOptions({
  queryKey: [...access, 'current-user'],
  queryFn: ({ signal }) => call(endpoints.currentUser, { signal }),
  staleTime: 60_000,
});

/** Whether who is signed in may do it; whoever opened a shared page is not. */
export const useIsPermitted = (permission: Permission): boolean =>
  useQueryClient().getQueryData(currentUserQuery.queryKey)?.status.includes(permission) === true;

export const publicServerQuery = queryOptions({
  queryKey: [...access, 'public-server'],
  queryFn: ({ signal }) => call(endpoints.publicServer, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Keeps what anybody may know: the sign-in page asks for it by then, and would wait forever for a lost request. */
export const forgetLoaded = (queryClient: QueryClient): void => {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== publicServerQuery.queryKey[1] });
  queryClient.getMutationCache().clear();
};

export const logout = () => call(endpoints.logout);
