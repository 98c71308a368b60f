import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProcessing } from '#/lib/live/use-processing.ts';
import { toastInfo } from '#/ui/toast.tsx';
import type { SonarSource } from '../source/sonar-source.ts';
import { readNewFigures } from './read-new-figures.ts';

/** Keeps figures those of the last run. @returns whether the project is worked on: links are crawled, or figures collected. */
export function useNewFigures(source: SonarSource): boolean {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isWorkedOn = useProcessing(source.live, {
    onFinished: async () => {
      if (!(await readNewFigures(client, source))) return;
      toastInfo({ title: t('dashboard.newFigures'), text: t('dashboard.newFiguresHelp') });
    },
    onReconnect: () => void readNewFigures(client, source),
  });
  const key = source.key.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same project has another array each time
  useEffect(
    // From now on nobody hears of a run: what is kept may be old at the next visit.
    () => () => void client.invalidateQueries({ queryKey: source.key, refetchType: 'none' }),
    [client, key],
  );
  return isWorkedOn;
}
