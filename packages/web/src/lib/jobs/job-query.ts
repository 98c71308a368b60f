import { endpoints } from 'virtual:endpoints';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** How far a job is, asked every `everyMs` until it has ended. A failed try says nothing about the job: asked again. */
export const jobQuery = (id: string | null, everyMs: number) =>
  queryOptions({
    queryKey: ['jobs', id],
    queryFn: id === null ? skipToken : ({ signal }) => call(endpoints.jobProgress, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'EXECUTED' ? false : everyMs),
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
  });
