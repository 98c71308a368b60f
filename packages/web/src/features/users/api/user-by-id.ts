import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'by-id', id],
    queryFn: ({ signal }) => call(endpoints.userById, { params: { id }, signal }),
  });
