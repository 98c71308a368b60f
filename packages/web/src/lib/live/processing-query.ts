import { endpoints } from 'virtual:endpoints';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import type { LiveAccess } from './live-access.ts';

/** Between two questions while a project is processing: the live channel tells the end, unless it is out. */
const everyMs = 10_000;

/** Whether something is being generated or imported for a project; not asked without access. */
export const processingQuery = (access: LiveAccess | null) =>
  queryOptions({
    queryKey: [...(access?.key ?? []), 'processing'],
    queryFn:
      access === null
        ? skipToken
        : ({ signal }) =>
            access.ask((project) =>
              'projectId' in project
                ? call(endpoints.projectIsProcessing, { query: project, signal })
                : call(endpoints.sharedProjectIsProcessing, { body: project, signal }),
            ),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ? everyMs : false),
  });
