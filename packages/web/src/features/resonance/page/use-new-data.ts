import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProcessing } from '#/lib/live/use-processing.ts';
import { toastInfo, toastSuccess } from '#/ui/feedback/toast.tsx';
import { type ResonanceApi, useResonance } from '../resonance.api.ts';
import { type ConceptChange, dataVersion } from './versioned-search.ts';

export function useNewData() {
  const api = useResonance();
  const { t } = useTranslation();
  const client = useQueryClient();
  const [concepts, setConcepts] = useState<ConceptChange | null>(null);
  const readNow = () => reloadProject(client, api, setConcepts);
  const toastNewData = () =>
    toastSuccess({ title: t('resonance.dataReplaced'), text: t('resonance.dataReplacedHelp') });

  const isBeingReplaced = useProcessing(api.live, {
    onFinished: async () => {
      if (await readNow()) toastNewData();
      else toastInfo({ title: t('resonance.dataStayed'), text: t('resonance.dataStayedHelp') });
    },
    onReconnect: async () => {
      if (await readNow()) toastNewData();
    },
  });

  const key = api.key.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same project has another array each time
  useEffect(
    // From now on nobody hears of a new file: what is kept may be old at the next visit.
    () => () => void client.invalidateQueries({ queryKey: api.key, refetchType: 'none' }),
    [client, key],
  );
  return { isBeingReplaced, concepts };
}

const conceptChange = async (client: QueryClient, api: ResonanceApi): Promise<ConceptChange | null> => {
  const data = client.getQueryData<ResonanceData>(api.resonanceData.queryKey);
  const former = client.getQueryData(api.concepts.queryKey)?.concepts;
  if (data === undefined || former === undefined) return null;
  const next = await client.fetchQuery(api.nextConcepts).catch(() => null);
  return next && { of: dataVersion(data), former, next: next.concepts };
};

/**
 * Reads what the page shows anew, and tells before that which concepts take the place of which.
 * @returns whether the project has other data by now.
 */
export const reloadProject = async (
  client: QueryClient,
  api: ResonanceApi,
  onConcepts: (change: ConceptChange | null) => void,
): Promise<boolean> => {
  const { queryKey } = api.resonanceData;
  const importedOn = () => client.getQueryData<ResonanceData>(queryKey)?.importedOn;
  const before = importedOn();
  const change = await conceptChange(client, api);
  onConcepts(change);
  // First what there is, then the figures of it: those of the last file's messages would not be found.
  await client.refetchQueries({ queryKey, exact: true });
  if (importedOn() === before) return false;
  // Ids may mean others now: what is kept under them must not be shown as theirs.
  if (change) client.setQueryData(api.concepts.queryKey, (list) => list && { ...list, concepts: change.next });
  client.removeQueries({ queryKey: api.key, type: 'inactive' });
  await client.invalidateQueries({ queryKey: api.list });
  const isFigures = (key: readonly unknown[]) => !['data', 'list'].includes(String(key[api.key.length]));
  await client.invalidateQueries({ queryKey: api.key, predicate: (query) => isFigures(query.queryKey) });
  return true;
};
