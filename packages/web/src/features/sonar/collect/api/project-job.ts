import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** The live channel tells what happens; where it is out, this does. */
const everyMs = 10_000;

/** How far the last crawl or collecting of a project is. */
export const projectJobQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['sonar', projectId, 'job'],
    queryFn: ({ signal }) => call(endpoints.projectJobProgress, { body: { jobEntityId: projectId }, signal }),
    refetchInterval: everyMs,
    staleTime: 0,
  });
