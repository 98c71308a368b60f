import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';
import { type EndpointOutcome, useAction } from '#/ui/feedback/use-action.ts';

export const firstStepsQuery = queryOptions({
  queryKey: [...queryRoots.projects, 'first-steps'],
  queryFn: ({ signal }) => call(endpoints.firstSteps, { signal }),
  // Jobs and other people do them, too.
  staleTime: 0,
});

export const useAddDemo = () =>
  useAction({
    call: endpoints.addDemoProjects,
    refreshes: [queryRoots.projects],
    failed: 'projects.couldntAddDemo',
  });

export const useRemoveDemo = (outcome: EndpointOutcome<typeof endpoints.removeDemoProjects>) =>
  useAction({
    call: endpoints.removeDemoProjects,
    refreshes: [queryRoots.projects, queryRoots.companies],
    done: (t, _, { projects }) => ({ title: t('projects.demoRemoved', { count: projects }) }),
    failed: 'projects.couldntRemoveDemo',
    ...outcome,
  });
