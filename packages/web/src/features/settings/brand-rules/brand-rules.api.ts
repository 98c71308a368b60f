import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';
import { type EndpointOutcome, useAction } from '#/ui/feedback/use-action.ts';

const refreshes = [queryRoots.brandRules];

export const customersQuery = queryOptions({
  queryKey: [...queryRoots.brandRules, 'customers'],
  queryFn: ({ signal }) => call(endpoints.brandRulesOverview, { signal }),
});

export const companyRulesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryRoots.brandRules, 'company', companyId],
    queryFn: ({ signal }) => call(endpoints.companyBrandRules, { params: { companyId }, signal }),
  });

export const projectRulesQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryRoots.brandRules, 'project', id],
    queryFn: ({ signal }) => call(endpoints.projectBrandRules, { params: { id }, signal }),
  });

export const useSaveProjectRules = (outcome: EndpointOutcome<typeof endpoints.saveProjectBrandRules>) =>
  useAction({
    call: endpoints.saveProjectBrandRules,
    refreshes: [...refreshes, queryRoots.scout],
    done: 'brandRules.saved',
    failed: 'brandRules.couldntSave',
    ...outcome,
  });

export const useRemoveProjectRules = (outcome: EndpointOutcome<typeof endpoints.deleteProjectBrandRules>) =>
  useAction({
    call: endpoints.deleteProjectBrandRules,
    refreshes: [...refreshes, queryRoots.scout],
    done: 'brandRules.removed',
    failed: 'brandRules.couldntRemove',
    ...outcome,
  });

export const useSaveRules = () =>
  useAction({
    call: endpoints.saveCompanyBrandRules,
    refreshes,
    done: 'brandRules.saved',
    failed: 'brandRules.couldntSave',
  });

export const useRemoveRules = (outcome: EndpointOutcome<typeof endpoints.deleteCompanyBrandRules>) =>
  useAction({
    call: endpoints.deleteCompanyBrandRules,
    refreshes,
    done: 'brandRules.removed',
    failed: 'brandRules.couldntRemove',
    ...outcome,
  });
