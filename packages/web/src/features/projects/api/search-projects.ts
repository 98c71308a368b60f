import { endpoints } from 'virtual:endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import type { ProjectQuery } from '../list-search.ts';

export const projectsQuery = ({ page, size, sort, type, query, createdBy }: ProjectQuery) =>
  queryOptions({
    queryKey: ['projects', 'search', { page, size, sort, type, query, createdBy }],
    queryFn: ({ signal }) =>
      call(endpoints.searchProjects, {
        query: { page: page - 1, size, sort },
        body: { projectType: type ?? null, query: query ?? null, createdBy: createdBy ?? null },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
