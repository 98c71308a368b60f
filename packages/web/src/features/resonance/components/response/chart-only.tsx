import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconChartDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import { ChartButton } from './chart-button.tsx';

/** Figures per message have no respondents behind them, so that nothing here could be filtered: they have their chart. */
export function ChartOnly({ source, data }: { source: ResonanceSource; data: ResonanceData }) {
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
