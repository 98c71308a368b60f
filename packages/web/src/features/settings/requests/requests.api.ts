import { endpoints } from 'virtual:endpoints';
import type { ResponseState } from '@soundings/contract/scout/response-choices';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';
import { useAction } from '#/ui/feedback/use-action.ts';

const refreshes = [queryRoots.requests];

export interface RequestsQuery {
  readonly state: ResponseState | undefined;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export const requestsQuery = ({ state, page, size }: RequestsQuery) =>
  queryOptions({
    queryKey: [...queryRoots.requests, 'search', { state, page, size }],
    queryFn: ({ signal }) =>
      call(endpoints.searchResponseRequests, {
        query: { page: page - 1, size },
        body: { state: state ?? null },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const addressQuery = queryOptions({
  queryKey: [...queryRoots.requests, 'address'],
  queryFn: ({ signal }) => call(endpoints.responseAddress, { signal }),
});

export const useSetRequestState = () =>
  useAction({
    call: endpoints.editResponseRequest,
    refreshes,
    done: 'requests.stateChanged',
    failed: 'requests.couldntChange',
  });

export const useSaveAddress = () =>
  useAction({
    call: endpoints.saveResponseAddress,
    refreshes,
    done: 'requests.addressSaved',
    failed: 'requests.couldntSaveAddress',
  });
