import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { openChart } from '#/lib/open-chart.ts';
import { toastError, toastWarning } from '#/ui/toast.tsx';
import { chartToken } from './api/chart-token.ts';

/** Opens the chart page of a project of figures per message, which has no other page, in a new window. */
export function useOpenChart(sourceId: string) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () =>
      openChart(async () => ({ sourceId, token: (await chartToken()).token }), { dataStructure: 'messages' }),
    onSuccess: (isOpen) => {
      if (!isOpen) toastWarning({ title: t('projects.windowBlocked'), text: t('projects.windowBlockedHelp') });
    },
    onError: (error) => toastError({ title: t('projects.couldntOpenChart'), text: errorText(t, error) }),
  });
}
