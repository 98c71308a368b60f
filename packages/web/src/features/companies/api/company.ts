import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ['companies', id, 'detail'],
    queryFn: ({ signal }) => call(endpoints.company, { params: { id }, signal }),
  });
