import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** Where the figures of each network come from. */
export const sonarSourcesQuery = queryOptions({
  queryKey: ['sonar-sources'],
  queryFn: ({ signal }) => call(endpoints.sonarSources, { signal }),
  staleTime: 0,
});
