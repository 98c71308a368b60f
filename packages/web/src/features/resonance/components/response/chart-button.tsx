import { Button } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconChartDots } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastError, toastWarning } from '#/ui/toast.tsx';
import { openChart } from '../../open-chart.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';

interface Props {
  source: ResonanceSource;
  data: ResonanceData;
  /** The one thing to do on a page. */
  isPrimary?: boolean;
}

/** Leads to the project's chart page, in a window of its own; on a phone only its icon is seen. */
export function ChartButton({ source, data, isPrimary = false }: Props) {
  const { t } = useTranslation();
  const opening = useMutation({
    mutationFn: () => openChart(source, data),
    onSuccess: (isOpen) => {
      if (isOpen) return;
      toastWarning({ title: t('resonanceResponse.windowBlocked'), text: t('resonanceResponse.windowBlockedHelp') });
    },
    onError: () => toastError({ title: t('errors.somethingWentWrong'), text: t('errors.somethingWentWrongHelp') }),
  });
  return (
    <Button
      {...(isPrimary ? { variant: 'filled' } : { size: 'sm' })}
      leftSection={<IconChartDots size={16} stroke={1.7} />}
      aria-label={t('resonanceResponse.openVisualisation')}
      title={t('resonanceResponse.openVisualisation')}
      loading={opening.isPending}
      onClick={() => opening.mutate()}
    >
      {t('resonanceResponse.visualisation')}
    </Button>
  );
}
