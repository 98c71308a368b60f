import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProcessing } from '#/lib/live/use-processing.ts';
import { toastInfo, toastSuccess } from '#/ui/toast.tsx';
import type { ResonanceApi } from '../../resonance-api.ts';
import type { ConceptChange } from '../../response/carry-over.ts';
import { readAnew } from './read-anew.ts';

/**
 * Keeps what the page shows that of the project's last file. @returns whether a new one is being imported, and which
 * concepts took the place of which when the last one was.
 */
export function useNewData(source: ResonanceApi) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [concepts, setConcepts] = useState<ConceptChange | null>(null);
  const readNow = () => readAnew(client, source, setConcepts);
  const tellNewData = () => toastSuccess({ title: t('resonance.dataReplaced'), text: t('resonance.dataReplacedHelp') });

  const isBeingReplaced = useProcessing(source.live, {
    onFinished: async () => {
      if (await readNow()) tellNewData();
      else toastInfo({ title: t('resonance.dataStayed'), text: t('resonance.dataStayedHelp') });
    },
    onReconnect: async () => {
      if (await readNow()) tellNewData();
    },
  });

  const key = source.key.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same project has another array each time
  useEffect(
    // From now on nobody hears of a new file: what is kept may be old at the next visit.
    () => () => void client.invalidateQueries({ queryKey: source.key, refetchType: 'none' }),
    [client, key],
  );
  return { isBeingReplaced, concepts };
}
