import { IconChartDots3 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/empty-state.tsx';

/** In place of a chart: that there is nothing for this view, and why. */
export function NothingToDraw({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<IconChartDots3 size={21} stroke={1.7} />} title={t('common.noDataForThisView')}>
      {children}
    </EmptyState>
  );
}
