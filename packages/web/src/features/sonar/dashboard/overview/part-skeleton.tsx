import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '#/ui/use-delayed.ts';

/** Keeps a chart's room while its figures are on their way; for 200 ms there is nothing to see. */
export function PartSkeleton({ height }: { height: number }) {
  const { t } = useTranslation();
  const isLate = useDelayed(200);
  return (
    <div role="status" aria-label={t('common.loading')} style={{ minHeight: height }}>
      {isLate && <Skeleton height={height} radius={8} />}
    </div>
  );
}
