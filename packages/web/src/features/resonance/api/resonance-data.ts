import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** Summary, audiences and all figures over all respondents; read once, for an import never changes. */
export const resonanceDataQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['resonance', projectId, 'data'],
    queryFn: ({ signal }) => call(endpoints.resonanceData, { query: { projectId }, signal }),
    staleTime: 5 * 60_000,
  });
