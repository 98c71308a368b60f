import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchDatasets } from '../../datasets/api/search-datasets.ts';
import type { CollectQuery } from '../collect-search.ts';

/** Names all pages of a project's brands. */
export const datasetsKey = (projectId: string) => ['sonar', projectId, 'datasets'] as const;

/** One page of a project's brands. */
export const projectDatasetsQuery = (projectId: string, { page, size, sort, query, filter }: CollectQuery) =>
  queryOptions({
    queryKey: [...datasetsKey(projectId), { page, size, sort, query, filter }],
    queryFn: ({ signal }) =>
      searchDatasets({
        query: { page: page - 1, size, sort },
        body: { projectId, query: query ?? null, filter },
        signal,
      }),
    // Never another project's.
    placeholderData: (previous, before) => (before?.queryKey[1] === projectId ? keepPreviousData(previous) : undefined),
    staleTime: 0,
  });
