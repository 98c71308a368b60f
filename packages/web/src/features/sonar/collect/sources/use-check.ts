import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/toast.tsx';
import { checkSonarSource } from './api/check-sonar-source.ts';
import { sonarSourcesQuery } from './api/sonar-sources.ts';

/** Tries a network's key once; leaving ends it. How it went is shown where the key is. */
export function useCheck(network: SocialNetwork) {
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
