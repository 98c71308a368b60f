import { endpoints } from 'virtual:endpoints';
import type { AiPurpose, UsageGroup, VendorKind } from '@soundings/contract/ai/ai-choices';
import type { AiKeyGiven, Purpose } from '@soundings/contract/ai/ai-keys';
import type { Price, Quota } from '@soundings/contract/ai/ai-usage';
import type { Answer, Request } from '@soundings/contract/endpoint';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { download } from '#/lib/api/download.ts';
import { type ActionOutcome, useAction } from '#/ui/feedback/use-action.ts';
import type { RunsQuery } from './ai-questions.ts';

const ai = ['ai'] as const;
const prices = [...ai, 'prices'];
const quota = [...ai, 'quota'];

export type TableFile = Request<typeof endpoints.exportTable>['body'];
type Models = Pick<Purpose, 'use' | 'otherwise'>;

export const aiSettingsQuery = queryOptions({
  queryKey: [...ai, 'settings'],
  queryFn: ({ signal }) => call(endpoints.aiSettings, { signal }),
});

interface UsageQuestion {
  from: string;
  till: string;
  by: UsageGroup;
}
export type Usage = UsageQuestion & Answer<typeof endpoints.aiUsage>;

/** The answer tells what was asked: while the next one loads, the former is shown under its own name. */
export const usageQuery = (query: UsageQuestion) =>
  queryOptions({
    queryKey: [...ai, 'usage', query],
    queryFn: async ({ signal }): Promise<Usage> => ({
      ...query,
      ...(await call(endpoints.aiUsage, { query, signal })),
    }),
    placeholderData: keepPreviousData,
  });

export const pricesQuery = queryOptions({
  queryKey: prices,
  queryFn: ({ signal }) => call(endpoints.aiPrices, { signal }),
});

export const quotaQuery = queryOptions({
  queryKey: quota,
  queryFn: ({ signal }) => call(endpoints.aiQuota, { signal }),
});

export const remainingQuery = queryOptions({
  queryKey: [...quota, 'own'],
  queryFn: ({ signal }) => call(endpoints.aiRemaining, { signal }),
});

const whileRunning = 5000;

export const runsQuery = (query: RunsQuery) =>
  queryOptions({
    queryKey: [...ai, 'runs', query],
    queryFn: ({ signal }) => call(endpoints.searchAiRuns, { query, signal }),
    placeholderData: keepPreviousData,
    // Whoever opens the list wants what happened a moment ago.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.content.some(({ state }) => state === 'queued' || state === 'running') ? whileRunning : false,
  });

export const useSetKey = (kind: VendorKind, outcome: ActionOutcome<AiKeyGiven, unknown>) =>
  useAction({
    call: (body: AiKeyGiven) => call(endpoints.setAiKey, { params: { kind }, body }),
    refreshes: [aiSettingsQuery.queryKey],
    done: (t) => ({ title: t('aiSettings.keySaved', { vendor: t(`ai.vendor_${kind}`) }) }),
    failed: 'aiSettings.couldntSaveKey',
    ...outcome,
  });

export const useDeleteKey = (kind: VendorKind, outcome: ActionOutcome<void, unknown>) =>
  useAction({
    call: () => call(endpoints.deleteAiKey, { params: { kind } }),
    refreshes: [aiSettingsQuery.queryKey],
    done: (t) => ({ title: t('aiSettings.keyDeleted', { vendor: t(`ai.vendor_${kind}`) }) }),
    failed: 'aiSettings.couldntDeleteKey',
    ...outcome,
  });

/** A real call to the vendor, up to 20 s. Its outcome shows in the settings; ended by the signal it changes nothing. */
export const useCheckKey = (kind: VendorKind) =>
  useAction({
    call: (signal: AbortSignal) => call(endpoints.checkAiKey, { params: { kind }, signal }),
    refreshes: [aiSettingsQuery.queryKey],
    failed: 'aiSettings.couldntCheckKey',
    onFailed: (_, signal) => signal.aborted,
  });

export const useSetPurpose = (purpose: AiPurpose) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = aiSettingsQuery;
  const show = (models: Models) =>
    client.setQueryData(queryKey, (now) =>
      now
        ? { ...now, purposes: now.purposes.map((one) => (one.purpose === purpose ? { ...one, ...models } : one)) }
        : now,
    );
  const name = t(`ai.purpose_${purpose}`);
  return useAction({
    call: async (body: Models) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.purposes.find((one) => one.purpose === purpose);
      show(body);
      return call(endpoints.setAiPurpose, { params: { purpose }, body }).catch((error: unknown) => {
        if (before) show(before);
        throw error;
      });
    },
    refreshes: [queryKey],
    done: () => ({ title: t('aiSettings.modelSaved', { purpose: name }) }),
    failed: () => t('aiSettings.couldntSaveModel', { purpose: name }),
  });
};

export const useSavePrice = (outcome: ActionOutcome<Price, unknown>) =>
  useAction({
    call: (body: Price) => call(endpoints.setAiPrice, { body }),
    refreshes: [prices],
    done: (t, { model }) => ({ title: t('aiSettings.priceSaved', { model }) }),
    failed: 'aiSettings.couldntSavePrice',
    ...outcome,
  });

type PricedModel = Pick<Price, 'kind' | 'model'>;

export const useDeletePrice = (outcome: ActionOutcome<PricedModel, unknown>) =>
  useAction({
    call: ({ kind, model }: PricedModel) => call(endpoints.deleteAiPrice, { body: { kind, model } }),
    refreshes: [prices],
    done: (t, { model }) => ({ title: t('aiSettings.priceDeleted', { model }) }),
    failed: 'aiSettings.couldntDeletePrice',
    ...outcome,
  });

export const useSaveQuota = (outcome: ActionOutcome<Quota, unknown>) =>
  useAction({
    call: (body: Quota) => call(endpoints.setAiQuota, { body }),
    refreshes: [quota],
    done: 'aiSettings.limitsSaved',
    failed: 'aiSettings.couldntSaveLimits',
    ...outcome,
  });

export const useExportUsage = () =>
  useAction({
    call: (body: TableFile) => download(endpoints.exportTable, { body }),
    done: 'aiSettings.downloaded',
    failed: 'aiSettings.couldntDownload',
    toastId: 'ai-usage-export',
  });
