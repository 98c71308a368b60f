import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** How far an import is, asked every 500 ms while it runs. */
export const fileProgressQuery = (id: string, isRunning: boolean) =>
  queryOptions({
    queryKey: ['resonance', 'file-progress', id],
    queryFn: ({ signal }) => call(endpoints.resonanceFileProgress, { params: { id }, signal }),
    enabled: isRunning,
    refetchInterval: 500,
    gcTime: 0,
    retry: false,
  });
