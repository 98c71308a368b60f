import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** Which days a project has figures of, whether they are invented, and how collecting its accounts ended. */
export const collectedDatesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['sonar', projectId, 'dates'],
    queryFn: ({ signal }) => call(endpoints.collectedDates, { params: { id: projectId }, signal }),
    staleTime: 0,
  });
