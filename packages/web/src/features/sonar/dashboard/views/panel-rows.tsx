import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Three rows that are on their way. */
export function PanelRows() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} style={{ display: 'grid', gap: 10 }}>
      <Skeleton height={14} width="60%" />
      <Skeleton height={14} />
      <Skeleton height={14} width="80%" />
    </div>
  );
}
