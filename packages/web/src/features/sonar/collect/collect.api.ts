import { endpoints } from 'virtual:endpoints';
import { metricMappingField } from '@soundings/contract/sonar/metric-file-choices';
import type { MetricMapping } from '@soundings/contract/sonar/metric-import';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { SourceGiven } from '@soundings/contract/sonar/sources';
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { buildAddress, call } from '#/lib/api/call.ts';
import { upload } from '#/lib/api/upload.ts';
import type { Sending } from '#/lib/api/use-upload.ts';
import { formatNumber } from '#/lib/format.ts';
import { queryRoots } from '#/lib/query.ts';
import { type ActionOutcome, useAction, useRefresh } from '#/ui/feedback/use-action.ts';
import type { Brand } from '../brands/brand-fields.ts';
import { searchBrands, sonarKey } from '../brands/brands.api.ts';
import type { CollectQuery } from './collect-search.ts';
import type { JobKind } from './job/job-words.ts';

export const brandsKey = (projectId: string) => [...sonarKey(projectId), 'datasets'] as const;

export const brandsQuery = (projectId: string, { page, size, sort, query, filter }: CollectQuery) =>
  queryOptions({
    queryKey: [...brandsKey(projectId), { page, size, sort, query, filter }],
    queryFn: ({ signal }) =>
      searchBrands({
        query: { page: page - 1, size, sort },
        body: { projectId, query: query ?? null, filter },
        signal,
      }),
    // Never another project's.
    placeholderData: (previous, before) => (before?.queryKey[1] === projectId ? keepPreviousData(previous) : undefined),
    staleTime: 0,
  });

export const collectedDatesQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...sonarKey(projectId), 'dates'],
    queryFn: ({ signal }) => call(endpoints.collectedDates, { params: { id: projectId }, signal }),
    staleTime: 0,
  });

export const projectJobKey = (projectId: string) => [...sonarKey(projectId), 'job'] as const;

export const collectPlanQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...sonarKey(projectId), 'plan'],
    queryFn: ({ signal }) => call(endpoints.collectPlan, { params: { id: projectId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const logoAddress = ({ id, logo }: Pick<Brand, 'id' | 'logo'>): string | null =>
  logo === null ? null : `${buildAddress(endpoints.logo, { params: { id } })}?v=${encodeURIComponent(logo)}`;

const startCalls = { crawl: endpoints.crawlMissing, collect: endpoints.collectSonar };

export const startJob = async (projectId: string, kind: JobKind): Promise<string> =>
  (await call(startCalls[kind], { params: { id: projectId } })).jobId;

export const useSetDaily = (projectId: string) =>
  useAction({
    call: (daily: boolean) => call(endpoints.setSonarDaily, { params: { id: projectId }, body: { daily } }),
    refreshes: [collectedDatesQuery(projectId).queryKey],
    failed: 'sonarCollect.couldntSetDaily',
    toastId: 'daily',
  });

export const shownOfBrands = (projectId: string): QueryKey[] => [
  brandsKey(projectId),
  collectedDatesQuery(projectId).queryKey,
  projectJobKey(projectId),
  queryRoots.projects,
];

export function useRefreshBrands(projectId: string): () => void {
  const refresh = useRefresh();
  return () => void refresh(shownOfBrands(projectId));
}

export const useDeleteBrands = (projectId: string, outcome: ActionOutcome<readonly string[], unknown>) =>
  useAction({
    call: (ids: readonly string[]) => call(endpoints.deleteDatasets, { body: { ids: [...ids] } }),
    refreshes: shownOfBrands(projectId),
    done: (t, ids) => ({ title: t('sonarCollect.deleted', { count: ids.length, n: formatNumber(ids.length) }) }),
    failed: 'sonarCollect.couldntDelete',
    ...outcome,
  });

/** What the columns of a file of metrics seem to mean; nothing is kept. Throws `fileCannotBeRead` with the lines. */
export const readMetricFile = (sending: Sending) => upload(endpoints.readMetricFile, sending);

interface MetricImport extends Sending {
  projectId: string;
  mapping: MetricMapping;
}

/** Imports a file of metrics, all or nothing. Throws `fileHasErrors` with the lines. */
export const importMetrics = ({ projectId, mapping, ...sent }: MetricImport) =>
  upload(endpoints.importMetrics, {
    params: { id: projectId },
    fields: { [metricMappingField]: JSON.stringify(mapping) },
    ...sent,
  });

export function useRefreshFigures(projectId: string): () => void {
  const refresh = useRefresh();
  return () => void refresh([sonarKey(projectId), queryRoots.projects]);
}

const offeredBrands = 25;

export const offeredBrandsQuery = (projectId: string, query: string) =>
  queryOptions({
    queryKey: [...sonarKey(projectId), 'brands', query],
    queryFn: ({ signal }) =>
      searchBrands({
        query: { page: 0, size: offeredBrands, sort: 'brandCompany' },
        body: { projectId, query: query || null, filter: 'all' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const sonarSourcesQuery = queryOptions({
  queryKey: ['sonar-sources'],
  queryFn: ({ signal }) => call(endpoints.sonarSources, { signal }),
  staleTime: 0,
});
const sources = [sonarSourcesQuery.queryKey];

export const useSaveSource = (network: SocialNetwork, outcome: ActionOutcome<SourceGiven, unknown>) =>
  useAction({
    call: (body: SourceGiven) => call(endpoints.setSonarSource, { params: { network }, body }),
    refreshes: sources,
    done: (t) => ({
      title: t('sonarSources.saved', { network: t(`sonar.network.${network}`) }),
      text: t('sonarSources.savedText'),
    }),
    failed: 'sonarSources.couldntSave',
    toastId: 'key',
    ...outcome,
  });

export const useDeleteSource = (network: SocialNetwork, outcome: ActionOutcome<void, unknown>) =>
  useAction({
    call: () => call(endpoints.deleteSonarSource, { params: { network } }),
    refreshes: sources,
    done: (t) => ({ title: t('sonarSources.deleted', { network: t(`sonar.network.${network}`) }) }),
    failed: 'sonarSources.couldntDelete',
    ...outcome,
  });

export function useCheckSource(network: SocialNetwork) {
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return useAction({
    call: () => {
      running.current = new AbortController();
      return call(endpoints.checkSonarSource, { params: { network }, signal: running.current.signal });
    },
    refreshes: sources,
    failed: (t) => t('sonarSources.couldntCheck', { network: t(`sonar.network.${network}`) }),
    toastId: `check-${network}`,
    onFailed: () => running.current?.signal.aborted,
  });
}
