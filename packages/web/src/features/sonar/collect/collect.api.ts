import { endpoints } from 'virtual:endpoints';
import type { SocialNetwork } from '@soundings/contract/sonar-choices';
import type { Dataset } from '@soundings/contract/sonar-datasets';
import { metricMappingField } from '@soundings/contract/sonar-metric-choices';
import type { MetricMapping } from '@soundings/contract/sonar-metric-import';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, type CallInput, call } from '#/lib/api/call.ts';
import { type UploadProgress, upload } from '#/lib/api/upload.ts';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/toast.tsx';
import { searchBrands } from '../brands/brands.api.ts';
import type { CollectQuery } from './collect-search.ts';

/** Names all pages of a project's brands. */
export const brandsKey = (projectId: string) => ['sonar', projectId, 'datasets'] as const;

/** One page of a project's brands. */
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

/** Which days a project has figures of, whether they are invented, and how collecting its accounts ended. */
export const collectedDatesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['sonar', projectId, 'dates'],
    queryFn: ({ signal }) => call(endpoints.collectedDates, { params: { id: projectId }, signal }),
    staleTime: 0,
  });

/** The live channel tells what happens; where it is out, this does. */
const everyMs = 10_000;

/** How far the last crawl or collecting of a project is. */
export const projectJobQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['sonar', projectId, 'job'],
    queryFn: ({ signal }) => call(endpoints.projectJobProgress, { body: { jobEntityId: projectId }, signal }),
    refetchInterval: everyMs,
    staleTime: 0,
  });

/** What collecting a project would read and cost now: asked anew each time that it is wanted. */
export const collectPlanQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['sonar', projectId, 'plan'],
    queryFn: ({ signal }) => call(endpoints.collectPlan, { params: { id: projectId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Starts the crawl of the brands that miss a link. */
export const crawlMissing = (projectId: string) => call(endpoints.crawlMissing, { params: { id: projectId } });

/** Starts collecting the figures of a project's accounts. */
export const collectSonar = (projectId: string) => call(endpoints.collectSonar, { params: { id: projectId } });

export const cancelProjectJob = (jobId: string) => call(endpoints.cancelProjectJob, { params: { id: jobId } });

/** Collects a project again every day, or no longer. */
export const setSonarDaily = (projectId: string, daily: boolean) =>
  call(endpoints.setSonarDaily, { params: { id: projectId }, body: { daily } });

/** After brands were changed, or could not be: reads again what the page and the list of projects show of them. */
export function useRefreshBrands(projectId: string): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: brandsKey(projectId) });
    void client.invalidateQueries({ queryKey: collectedDatesQuery(projectId).queryKey });
    // A refusal may come from a job that another has started.
    void client.invalidateQueries({ queryKey: projectJobQuery(projectId).queryKey });
    void client.invalidateQueries({ queryKey: ['projects'] });
  };
}

/** What the columns of a file of metrics seem to mean; nothing is kept. Throws `fileCannotBeRead` with the lines. */
export const readMetricFile = (file: File, signal: AbortSignal, onProgress: (progress: UploadProgress) => void) =>
  upload(endpoints.readMetricFile, { file, signal, onProgress });

interface MetricImport {
  projectId: string;
  file: File;
  mapping: MetricMapping;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

/** Imports a file of metrics, all or nothing. Throws `fileHasErrors` with the lines. */
export const importMetrics = ({ projectId, mapping, ...sent }: MetricImport) =>
  upload(endpoints.importMetrics, {
    params: { id: projectId },
    fields: { [metricMappingField]: JSON.stringify(mapping) },
    ...sent,
  });

/** Where the figures of each network come from. */
export const sonarSourcesQuery = queryOptions({
  queryKey: ['sonar-sources'],
  queryFn: ({ signal }) => call(endpoints.sonarSources, { signal }),
  staleTime: 0,
});

export const setSonarSource = (input: CallInput<typeof endpoints.setSonarSource>) =>
  call(endpoints.setSonarSource, input);

/** Forgets the stored key of a network. */
export const deleteSonarSource = (network: SocialNetwork) => call(endpoints.deleteSonarSource, { params: { network } });

/** Tries the key of a network with a real call; answers how that went. */
const checkSonarSource = (network: SocialNetwork, signal: AbortSignal) =>
  call(endpoints.checkSonarSource, { params: { network }, signal });

/** Tries a network's key once; leaving ends it. How it went is shown where the key is. */
export function useCheckSource(network: SocialNetwork) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      running.current = new AbortController();
      return checkSonarSource(network, running.current.signal);
    },
    onError: (error) => {
      if (running.current?.signal.aborted) return;
      const title = t('sonarSources.couldntCheck', { network: t(`sonar.network.${network}`) });
      toastError({ id: `check-${network}`, title, text: errorText(t, error) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: sonarSourcesQuery.queryKey }),
  });
  return { isChecking: isPending, start: () => mutate() };
}

/** Where a brand's logo is, if it has one. Changes with the picture, so that a browser does not show the one before. */
export const logoAddress = ({ id, logo }: Pick<Dataset, 'id' | 'logo'>): string | null =>
  logo === null ? null : `${addressOf(endpoints.logo, { params: { id } })}?v=${encodeURIComponent(logo)}`;
