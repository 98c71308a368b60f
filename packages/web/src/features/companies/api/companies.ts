import { endpoints } from 'virtual:endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import type { CompanyQuery } from '../list-search.ts';

export const companiesQuery = ({ page, ...asked }: CompanyQuery) =>
  queryOptions({
    queryKey: ['companies', 'search', { page, ...asked }],
    queryFn: ({ signal }) => call(endpoints.listCompanies, { query: { page: page - 1, ...asked }, signal }),
    placeholderData: keepPreviousData,
  });
