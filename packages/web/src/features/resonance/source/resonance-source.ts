import type { endpoints } from 'virtual:endpoints';
import type { Answer, Request } from '@soundings/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LiveAccess } from '#/lib/live/live-access.ts';

type Endpoints = typeof endpoints;
type Body<E extends 'filterMessages' | 'messageAudiences'> = Request<Endpoints[E]>['body'];

/** The three calls that the page makes, however one is let in. */
interface ResonanceCalls {
  data: (signal: AbortSignal) => Promise<Answer<Endpoints['resonanceData']>>;
  filterMessages: (body: Body<'filterMessages'>, signal: AbortSignal) => Promise<Answer<Endpoints['filterMessages']>>;
  messageAudiences: (
    body: Body<'messageAudiences'>,
    signal: AbortSignal,
  ) => Promise<Answer<Endpoints['messageAudiences']>>;
}

const staleTime = 5 * 60_000;

/** Where the pages of one project get their figures: the same queries for staff and for consumers. */
export const sourceOf = (key: readonly string[], access: LiveAccess, calls: ResonanceCalls) => ({
  /** Begins the key of each of its queries. */
  key,
  access,
  /** Summary, audiences and all figures over all respondents; read once, and anew when they were replaced. */
  data: queryOptions({
    queryKey: [...key, 'data'],
    queryFn: ({ signal }) => calls.data(signal),
    staleTime,
  }),
  /** The messages' figures under a filter; asked only where there is one. */
  filterMessages: (audienceIds: string[]) =>
    queryOptions({
      queryKey: [...key, 'filtered', audienceIds],
      queryFn: ({ signal }) => calls.filterMessages({ audienceIds }, signal),
      enabled: audienceIds.length > 0,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  /** One message in every audience. The former message stays on screen until the next has come. */
  messageAudiences: (messageId: string, audienceIds: string[]) =>
    queryOptions({
      queryKey: [...key, 'audiences', messageId, audienceIds],
      queryFn: ({ signal }) => calls.messageAudiences({ messageId, audienceIds }, signal),
      placeholderData: keepPreviousData,
      staleTime,
    }),
});

export type ResonanceSource = ReturnType<typeof sourceOf>;
