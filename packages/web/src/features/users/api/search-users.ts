import { endpoints } from 'virtual:endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import type { UserQuery } from '../list-search.ts';

export const usersQuery = (query: UserQuery) =>
  queryOptions({
    queryKey: ['users', 'search', query],
    queryFn: ({ signal }) => call(endpoints.searchUsers, { query: { ...query, page: query.page - 1 }, signal }),
    placeholderData: keepPreviousData,
  });
