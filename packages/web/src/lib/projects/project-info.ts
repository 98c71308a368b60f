import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** Everything that a project's edit page shows, and how it is shared; asked anew each time, for it holds passwords. */
export const projectInfoQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', 'info', id],
    queryFn: ({ signal }) => call(endpoints.projectInfo, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
