import type { ResonanceData } from '@soundings/contract/resonance';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProcessing } from '#/lib/live/use-processing.ts';
import { toastInfo, toastSuccess } from '#/ui/toast.tsx';
import type { ResonanceSource } from '../../source/resonance-source.ts';

/** Keeps what the page shows that of the project's last file. @returns whether a new one is being imported. */
export function useNewData(source: ResonanceSource): boolean {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = source.data;
  const importedOn = () => client.getQueryData<ResonanceData>(queryKey)?.importedOn;

  /** @returns whether the project has other data by now. */
  const readAnew = async (): Promise<boolean> => {
    const before = importedOn();
    // First what there is, then the figures of it: those of the last file's messages would not be found.
    await client.refetchQueries({ queryKey, exact: true });
    if (importedOn() === before) return false;
    // Ids may mean others now: what is kept under them must not be shown as theirs.
    client.removeQueries({ queryKey: source.key, type: 'inactive' });
    await client.invalidateQueries({ queryKey: source.list });
    const isFigures = (key: readonly unknown[]) => !['data', 'list'].includes(String(key[source.key.length]));
    await client.invalidateQueries({ queryKey: source.key, predicate: (query) => isFigures(query.queryKey) });
    return true;
  };
  const tellNewData = () => toastSuccess({ title: t('resonance.dataReplaced'), text: t('resonance.dataReplacedHelp') });

  const isBeingReplaced = useProcessing(source.access, {
    onFinished: async () => {
      if (await readAnew()) tellNewData();
      else toastInfo({ title: t('resonance.dataStayed'), text: t('resonance.dataStayedHelp') });
    },
    onReconnect: async () => {
      if (await readAnew()) tellNewData();
    },
  });

  const key = source.key.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same project has another array each time
  useEffect(
    // From now on nobody hears of a new file: what is kept may be old at the next visit.
    () => () => void client.invalidateQueries({ queryKey: source.key, refetchType: 'none' }),
    [client, key],
  );
  return isBeingReplaced;
}
