import type { endpoints } from 'virtual:endpoints';
import type { Answer, Request } from '@soundings/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LiveAccess } from '#/lib/live/live-access.ts';

type Endpoints = typeof endpoints;
type Name =
  | 'filterMessages'
  | 'messageAudiences'
  | 'initialCalculation'
  | 'correlatedMessages'
  | 'headToHeadMessages'
  | 'concepts'
  | 'headToHeadConcepts'
  | 'benchmark'
  | 'benchmarkGroups'
  | 'exportCrosstab';
type Body<E extends Name> = Request<Endpoints[E]>['body'];
type Asks<E extends Name> = (body: Body<E>, signal: AbortSignal) => Promise<Answer<Endpoints[E]>>;

/** The calls that the pages make, however one is let in. */
interface ResonanceCalls {
  data: (signal: AbortSignal) => Promise<Answer<Endpoints['resonanceData']>>;
  filterMessages: (body: Body<'filterMessages'>, signal: AbortSignal) => Promise<Answer<Endpoints['filterMessages']>>;
  messageAudiences: (
    body: Body<'messageAudiences'>,
    signal: AbortSignal,
  ) => Promise<Answer<Endpoints['messageAudiences']>>;
  initialCalculation: Asks<'initialCalculation'>;
  correlatedMessages: Asks<'correlatedMessages'>;
  headToHeadMessages: Asks<'headToHeadMessages'>;
  /** What lets the chart page show this project, once. */
  chartKey: () => Promise<Record<string, string>>;
  concepts: Asks<'concepts'>;
  headToHeadConcepts: Asks<'headToHeadConcepts'>;
  benchmarkGroups: (signal: AbortSignal) => Promise<Answer<Endpoints['benchmarkGroups']>>;
  benchmark: Asks<'benchmark'>;
  exportCrosstab: (body: Body<'exportCrosstab'>, signal: AbortSignal) => Promise<void>;
}

const staleTime = 5 * 60_000;

const audiencesKey = (key: readonly string[], messageId: string, audienceIds: readonly string[]) =>
  [...key, 'audiences', messageId, audienceIds] as const;
const correlatedKey = (key: readonly string[], messageId: string, audienceIds: readonly string[]) =>
  [...key, 'correlated', messageId, audienceIds] as const;

/** Where the pages of one project get their figures: the same queries for staff and for consumers. */
export const sourceOf = (key: readonly string[], access: LiveAccess, calls: ResonanceCalls) => ({
  /** Begins the key of each of its queries. */
  key,
  access,
  /** Begins the key of what there is to choose from. */
  list: [...key, 'list'] as readonly string[],
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
      queryKey: audiencesKey(key, messageId, audienceIds),
      queryFn: ({ signal }) => calls.messageAudiences({ messageId, audienceIds }, signal),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  /** The other messages among those who are positive to one. */
  correlatedMessages: (messageId: string, audienceIds: string[]) =>
    queryOptions({
      queryKey: correlatedKey(key, messageId, audienceIds),
      queryFn: ({ signal }) => calls.correlatedMessages({ messageId, audienceIds }, signal),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  /** What is seen first, in one call: the top message as the two queries above would answer it, which need not ask then. */
  initialCalculation: (audienceIds: string[]) =>
    queryOptions({
      queryKey: [...key, 'init', audienceIds],
      queryFn: async ({ signal, client }) => {
        const { messageId, links, correlated } = await calls.initialCalculation({ audienceIds }, signal);
        if (messageId !== null) {
          client.setQueryData(audiencesKey(key, messageId, audienceIds), { links });
          client.setQueryData(correlatedKey(key, messageId, audienceIds), correlated ?? undefined);
        }
        return { messageId };
      },
      staleTime,
    }),
  headToHeadMessages: (messageIds: string[], audienceIds: string[]) =>
    queryOptions({
      queryKey: [...key, 'headToHead', messageIds, audienceIds],
      queryFn: ({ signal }) => calls.headToHeadMessages({ messageIds, audienceIds }, signal),
      enabled: messageIds.length > 1,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  chartKey: calls.chartKey,
  /** The project's concepts, without figures. */
  concepts: queryOptions({
    queryKey: [...key, 'list', 'concepts'],
    queryFn: ({ signal }) => calls.concepts({}, signal),
    staleTime,
  }),
  /** The same as it is at this moment, beside the one that the page shows. */
  nextConcepts: queryOptions({
    queryKey: [...key, 'nextConcepts'],
    queryFn: ({ signal }) => calls.concepts({}, signal),
    staleTime: 0,
    gcTime: 0,
  }),
  /** A concept's subconcepts and those of others, under a filter. */
  conceptResponse: (conceptId: string, compareTo: string[], audienceIds: string[]) =>
    queryOptions({
      queryKey: [...key, 'concept', conceptId, compareTo, audienceIds],
      queryFn: ({ signal }) => calls.concepts({ conceptId, compareTo, audienceIds }, signal),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  headToHeadConcepts: (conceptIds: string[], audienceIds: string[]) =>
    queryOptions({
      queryKey: [...key, 'conceptsHeadToHead', conceptIds, audienceIds],
      queryFn: ({ signal }) => calls.headToHeadConcepts({ conceptIds, audienceIds }, signal),
      enabled: conceptIds.length > 1,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  benchmarkGroups: queryOptions({
    queryKey: [...key, 'list', 'benchmarkGroups'],
    queryFn: ({ signal }) => calls.benchmarkGroups(signal),
    staleTime,
  }),
  /** Asked only where nodes are chosen. A failure clears the figure, so it is not tried again by itself. */
  benchmark: (nodes: readonly string[]) =>
    queryOptions({
      queryKey: [...key, 'benchmark', nodes],
      queryFn: ({ signal }) => calls.benchmark([...nodes], signal),
      enabled: nodes.length > 0,
      placeholderData: keepPreviousData,
      retry: false,
      staleTime,
    }),
  exportCrosstab: calls.exportCrosstab,
});

export type ResonanceSource = ReturnType<typeof sourceOf>;
