import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import type { ResonanceApi } from '../../resonance-api.ts';

type Request = Omit<Parameters<ResonanceApi['exportCrosstab']>[0], 'lang'>;

/** Saves a crosstab as a file, its headings in the language of the page; `stop` ends one that is under way. */
export function useExportCrosstab(source: ResonanceApi, onDone: () => void) {
  const { t } = useTranslation();
  const running = useRef<AbortController>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: (request: Request) => {
      running.current = new AbortController();
      return source.exportCrosstab({ ...request, lang: currentLanguage() }, running.current.signal);
    },
    onSuccess: () => {
      toastSuccess({ title: t('crosstab.exported') });
      onDone();
    },
    onError: (error) => {
      if (running.current?.signal.aborted) return;
      toastError({ id: 'crosstab', title: t('crosstab.failed'), text: errorText(t, error) });
    },
  });
  return { isExporting: isPending, run: mutate, stop: () => running.current?.abort() };
}
