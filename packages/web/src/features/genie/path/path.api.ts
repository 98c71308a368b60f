import { endpoints } from 'virtual:endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';
import type { PathQuery } from './path-search.ts';

export const pathQuery = (id: string, { page, ...asked }: PathQuery) =>
  queryOptions({
    queryKey: [...queryRoots.genie, 'path', id, { page, ...asked }],
    queryFn: ({ signal }) =>
      call(endpoints.messagePath, { params: { id }, query: { page: page - 1, ...asked }, signal }),
    placeholderData: keepPreviousData,
  });
