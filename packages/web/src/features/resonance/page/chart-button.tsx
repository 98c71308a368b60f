import { Button } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconChartDots } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openChart as openChartPage } from '#/lib/open-chart.ts';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { toastError, toastWarning } from '#/ui/toast.tsx';
import type { ResonanceApi } from '../resonance.api.ts';

interface Props {
  source: ResonanceApi;
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

type Look = Pick<ResonanceData, 'theme' | 'vision' | 'dataStructure' | 'lang'>;

/** Opens the chart page of the project that a source reads. @returns false where the browser blocked the new window. */
const openChart = (source: ResonanceApi, { theme, vision, dataStructure, lang }: Look): Promise<boolean> =>
  openChartPage(() => source.chartKey(), { theme, vision, dataStructure, lang });

/** Figures per message have no respondents behind them, so that nothing here could be filtered: they have their chart. */
export function ChartOnly({ source, data }: { source: ResonanceApi; data: ResonanceData }) {
  const { t } = useTranslation();
  return (
    <Card flush label={t('resonanceResponse.chartOnly')}>
      <EmptyState
        tone="first"
        icon={<IconChartDots size={21} stroke={1.7} />}
        title={t('resonanceResponse.chartOnly')}
        actions={<ChartButton source={source} data={data} isPrimary />}
      >
        {t('resonanceResponse.chartOnlyHelp')}
      </EmptyState>
    </Card>
  );
}
