import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** What collecting a project would read and cost now: asked anew each time that it is wanted. */
export const collectPlanQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['sonar', projectId, 'plan'],
    queryFn: ({ signal }) => call(endpoints.collectPlan, { params: { id: projectId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
