import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** How a project is shared, its password included: asked anew each time, never kept. */
export const projectInfoQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', 'share', id],
    queryFn: ({ signal }) => call(endpoints.projectInfo, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
