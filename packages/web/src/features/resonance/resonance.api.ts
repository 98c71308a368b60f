import { projectCalls as calls, endpoints } from 'virtual:endpoints';
import type { ProjectQuestion } from '@soundings/contract/projects/project-calls';
import { type Significance, standardSignificance } from '@soundings/contract/resonance/analysis-choices';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { call } from '#/lib/api/call.ts';
import { type OpenProject, staffProject } from '#/lib/api/open-project.ts';
import { queryRoots } from '#/lib/query.ts';

const staleTime = 5 * 60_000;

export interface BenchmarkChoice {
  importedOn: string;
  chosen: ReadonlySet<string>;
  submitted: readonly string[];
}

const audiencesKey = (key: readonly string[], messageId: string, audienceIds: readonly string[]) =>
  [...key, 'audiences', messageId, audienceIds] as const;
const correlatedKey = (key: readonly string[], messageId: string, audienceIds: readonly string[]) =>
  [...key, 'correlated', messageId, audienceIds] as const;

export const createResonanceApi = ({ key, live, ask, download, id, visit }: OpenProject) => ({
  key,
  live,
  list: [...key, 'list'] as readonly string[],
  resonanceData: queryOptions({
    queryKey: [...key, 'data'],
    queryFn: ({ signal }) => ask(calls.resonanceData, undefined, signal),
    staleTime,
  }),
  filterMessages: (audienceIds: string[]) =>
    queryOptions({
      queryKey: [...key, 'filtered', audienceIds],
      queryFn: ({ signal }) => ask(calls.filterMessages, { audienceIds }, signal),
      enabled: audienceIds.length > 0,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  messageAudiences: (messageId: string, audienceIds: string[]) =>
    queryOptions({
      queryKey: audiencesKey(key, messageId, audienceIds),
      queryFn: ({ signal }) => ask(calls.messageAudiences, { messageId, audienceIds }, signal),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  correlatedMessages: (messageId: string, audienceIds: string[]) =>
    queryOptions({
      queryKey: correlatedKey(key, messageId, audienceIds),
      queryFn: ({ signal }) => ask(calls.correlatedMessages, { messageId, audienceIds }, signal),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  initialCalculation: (audienceIds: string[]) =>
    queryOptions({
      queryKey: [...key, 'init', audienceIds],
      queryFn: async ({ signal, client }) => {
        const { messageId, links, correlated } = await ask(calls.initialCalculation, { audienceIds }, signal);
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
      queryKey: [...key, 'headToHeadMessages', messageIds, audienceIds],
      queryFn: ({ signal }) => ask(calls.headToHeadMessages, { messageIds, audienceIds }, signal),
      enabled: messageIds.length > 1,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  chartKey: async (): Promise<Record<string, string>> => {
    if (visit) return visit.ask(async (credentials) => ({ ...credentials, projectType: 'resonance' }));
    return { sourceId: id ?? '', token: (await call(endpoints.chartToken, {})).token };
  },
  concepts: queryOptions({
    queryKey: [...key, 'list', 'concepts'],
    queryFn: ({ signal }) => ask(calls.concepts, {}, signal),
    staleTime,
  }),
  nextConcepts: queryOptions({
    queryKey: [...key, 'nextConcepts'],
    queryFn: ({ signal }) => ask(calls.concepts, {}, signal),
    staleTime: 0,
    gcTime: 0,
  }),
  conceptResponse: (conceptId: string, compareTo: string[], audienceIds: string[]) =>
    queryOptions({
      queryKey: [...key, 'concept', conceptId, compareTo, audienceIds],
      queryFn: ({ signal }) => ask(calls.concepts, { conceptId, compareTo, audienceIds }, signal),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  headToHeadConcepts: (conceptIds: string[], audienceIds: string[]) =>
    queryOptions({
      queryKey: [...key, 'headToHeadConcepts', conceptIds, audienceIds],
      queryFn: ({ signal }) => ask(calls.headToHeadConcepts, { conceptIds, audienceIds }, signal),
      enabled: conceptIds.length > 1,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  benchmarkGroups: queryOptions({
    queryKey: [...key, 'list', 'benchmarkGroups'],
    queryFn: ({ signal }) => ask(calls.benchmarkGroups, {}, signal),
    staleTime,
  }),
  /** Asked only where nodes are chosen. A failure clears the figure, so it is not tried again by itself. */
  benchmark: (nodes: readonly string[]) =>
    queryOptions({
      queryKey: [...key, 'benchmark', nodes],
      queryFn: ({ signal }) => ask(calls.benchmark, [...nodes], signal),
      enabled: nodes.length > 0,
      placeholderData: keepPreviousData,
      retry: false,
      staleTime,
    }),
  /** Never asked: for the visit, what was chosen and submitted. */
  benchmarkChoice: queryOptions<BenchmarkChoice>({
    queryKey: [...key, 'benchmarkChoice'],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }),
  isOfStaff: id !== null,
  /** Null for consumers, who save nothing. */
  projectId: id,
  saved: queryOptions({
    queryKey: [...key, 'list', 'saved'],
    queryFn: ({ signal }) => ask(calls.savedFilters, undefined, signal),
    staleTime,
  }),
  /** Of staff. */
  waveTrend: (audienceIds: string[]) =>
    queryOptions({
      queryKey: [...key, 'waves', audienceIds],
      queryFn: ({ signal }) => ask(calls.waveTrend, { audienceIds }, signal),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  /** Of staff: changes what the project keeps. */
  change: ask,
  /** Of staff. */
  verbatims: {
    key: [...key, 'verbatims'] as readonly string[],
    questions: queryOptions({
      queryKey: [...key, 'verbatims', 'questions'],
      queryFn: ({ signal }) => ask(calls.verbatimQuestions, undefined, signal),
      staleTime,
    }),
    search: (asked: ProjectQuestion<typeof calls.searchVerbatims>) =>
      queryOptions({
        queryKey: [...key, 'verbatims', 'search', asked],
        queryFn: ({ signal }) => ask(calls.searchVerbatims, asked, signal),
        placeholderData: keepPreviousData,
        staleTime,
      }),
    shares: (asked: ProjectQuestion<typeof calls.codeShares>) =>
      queryOptions({
        queryKey: [...key, 'verbatims', 'shares', asked],
        queryFn: ({ signal }) => ask(calls.codeShares, asked, signal),
        placeholderData: keepPreviousData,
        staleTime,
      }),
  },
  /** Of staff. */
  norms: queryOptions({
    queryKey: [...key, 'norms'],
    queryFn: ({ signal }) => ask(calls.norms, undefined, signal),
    staleTime,
  }),
  /** Null for consumers: answers of single respondents are for people with an account. */
  exportAnswers:
    id === null
      ? null
      : (request: { lang: 'en' | 'de'; withOpenAnswers: boolean }, signal: AbortSignal) =>
          download(calls.exportAnswers, request, signal),
  exportCrosstab: (request: CrosstabRequest, signal: AbortSignal) => download(calls.exportCrosstab, request, signal),
});

export type ResonanceApi = ReturnType<typeof createResonanceApi>;
export type CrosstabRequest = ProjectQuestion<typeof calls.exportCrosstab>;

export const resonanceKey = (projectId: string) => [...queryRoots.resonance, projectId] as const;

export const staffResonanceApi = (projectId: string): ResonanceApi =>
  createResonanceApi(staffProject(projectId, resonanceKey(projectId)));

const Context = createContext<ResonanceApi | null>(null);

export const ResonanceProvider = Context.Provider;

export function useResonance(): ResonanceApi {
  const api = use(Context);
  if (api === null) throw new Error('There is no ResonanceProvider around this.');
  return api;
}

/** What intervals and verdicts of the open project go by; the standard until that is known. */
export function useSignificance(): Significance {
  const { data } = useQuery(useResonance().resonanceData);
  return data?.significance ?? standardSignificance;
}
