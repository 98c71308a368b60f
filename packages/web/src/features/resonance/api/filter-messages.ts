import { endpoints } from 'virtual:endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** The messages' figures under a filter; asked only where there is one. */
export const filterMessagesQuery = (projectId: string, audienceIds: string[]) =>
  queryOptions({
    queryKey: ['resonance', projectId, 'filtered', audienceIds],
    queryFn: ({ signal }) => call(endpoints.filterMessages, { query: { projectId }, body: { audienceIds }, signal }),
    enabled: audienceIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
