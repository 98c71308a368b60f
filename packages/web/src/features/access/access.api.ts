import { endpoints } from 'virtual:endpoints';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
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

/** Keeps what anybody may know: the sign-in page asks for it by then, and would wait forever for a lost request. */
export const forgetLoaded = (queryClient: QueryClient): void => {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== publicServerQuery.queryKey[1] });
  queryClient.getMutationCache().clear();
};

export const logout = () => call(endpoints.logout);
