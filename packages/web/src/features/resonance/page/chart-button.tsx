import { Button } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconChartDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openChart } from '#/lib/open-chart.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { toastError } from '#/ui/feedback/toast.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { Card } from '#/ui/layout/card.tsx';
import { useResonance } from '../resonance.api.ts';

interface Props {
  data: ResonanceData;
  isPrimary?: boolean;
}

export function useOpenChart({ theme, vision, dataStructure, lang }: ResonanceData) {
  const api = useResonance();
  const { t } = useTranslation();
  return useAction({
    call: () => openChart(api.chartKey, { theme, vision, dataStructure, lang }),
    done: (t, _, isOpen) =>
      isOpen
        ? null
        : {
            tone: 'warning',
            title: t('resonanceResponse.windowBlocked'),
            text: t('resonanceResponse.windowBlockedHelp'),
          },
    // The same words whatever the cause.
    onFailed: () => toastError({ title: t('errors.somethingWentWrong'), text: t('errors.somethingWentWrongHelp') }),
  });
}

export function ChartButton({ data, isPrimary = false }: Props) {
  const { t } = useTranslation();
  const opening = useOpenChart(data);
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

export function ChartOnly({ data }: { data: ResonanceData }) {
  const { t } = useTranslation();
  return (
    <Card flush label={t('resonanceResponse.chartOnly')}>
      <EmptyState
        tone="first"
        icon={<IconChartDots size={21} stroke={1.7} />}
        title={t('resonanceResponse.chartOnly')}
        actions={<ChartButton data={data} isPrimary />}
      >
        {t('resonanceResponse.chartOnlyHelp')}
      </EmptyState>
    </Card>
  );
}
