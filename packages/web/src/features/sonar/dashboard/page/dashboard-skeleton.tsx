import { Loader, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import overview from '../overview/overview.module.css';
import classes from './dashboard-skeleton.module.css';
import { openTab, useDashboardState } from './dashboard-state.ts';

/** Of so many brands the figures are read for seconds, unless the server has them in memory. */
const manyBrands = 200;

export function DashboardSkeleton() {
  const { t } = useTranslation();
  const isLate = useDelayed(200);
  const isLong = useDelayed(1000);
  const { search } = useDashboardState();
  if (openTab(search) !== 'dashboard') {
    return (
      <>
        {isLong && <Reading />}
        <PanelSkeleton />
      </>
    );
  }
  return (
    <div role="status" aria-label={t('dashboard.loading')} className={overview.frame}>
      <div className={overview.page}>
        {isLate && (
          <>
            {isLong ? <Reading /> : <Skeleton className={overview.wide ?? ''} height={70} radius={12} />}
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

/** Nobody counts how far the server is, so there is no share of it. */
function Reading() {
  const { t } = useTranslation();
  const { dates } = useDashboardState();
  const brands = dates.data?.brands ?? 0;
  return (
    <p className={`${overview.wide} ${classes.reading}`}>
      <Loader size="xs" aria-hidden="true" />
      <span>
        {brands === 0 ? t('dashboard.loading') : t('dashboard.reading', { count: brands, n: formatNumber(brands) })}{' '}
        {brands >= manyBrands && t('dashboard.readingMany')}
      </span>
    </p>
  );
}

/** Keeps a tab's room while it is on its way; for 200 ms there is nothing to see. */
export function PanelSkeleton() {
  const { t } = useTranslation();
  const isLate = useDelayed(200);
  return (
    <div role="status" aria-label={t('dashboard.loading')} className={classes.waiting}>
      {isLate && (
        <>
          <Skeleton height={460} radius={12} />
          <Skeleton height={460} radius={12} />
        </>
      )}
    </div>
  );
}
