import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '#/ui/use-delayed.ts';
import overview from '../overview/overview.module.css';

/** The overview in its final layout while its figures are on their way. */
export function DashboardSkeleton() {
  const { t } = useTranslation();
  const isLate = useDelayed(200);
  return (
    <div role="status" aria-label={t('dashboard.loading')} className={overview.frame}>
      <div className={overview.page}>
        {isLate && (
          <>
            <Skeleton className={overview.wide ?? ''} height={70} radius={12} />
            <Skeleton className={overview.ranks ?? ''} height={560} radius={12} />
            <Skeleton className={overview.area ?? ''} height={560} radius={12} />
            <Skeleton className={overview.treemap ?? ''} height={450} radius={12} />
            <Skeleton className={overview.trend ?? ''} height={450} radius={12} />
          </>
        )}
      </div>
    </div>
  );
}
