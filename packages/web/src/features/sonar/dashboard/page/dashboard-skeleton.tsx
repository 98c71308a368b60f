import { Loader, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useStoredFlag } from '#/lib/use-stored-flag.ts';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import overview from '../overview/overview.module.css';
import score from '../scores/score-tab.module.css';
import classes from './dashboard-page.module.css';
import { openTab, useDashboardState } from './dashboard-state.ts';

const manyBrands = 200;

export function DashboardSkeleton() {
  const { t } = useTranslation();
  const isLong = useDelayed(1000);
  const { search } = useDashboardState();
  if (openTab(search) !== 'dashboard') {
    return <PanelSkeleton lead={isLong && <Reading />} />;
  }
  return (
    <div role="status" aria-label={t('dashboard.loading')} className={overview.frame}>
      <div className={overview.page}>
        {isLong ? <Reading /> : <Bone className={overview.wide} height={70} />}
        <Bone className={overview.ranks} height={560} />
        <Bone className={overview.area} height={560} />
        <Bone className={overview.treemap} height={450} />
        <Bone className={overview.trend} height={450} />
        <Bone className={overview.trust} height={480} />
        <Bone className={overview.polar} height={480} />
        <Bone className={overview.reach} height={480} />
      </div>
    </div>
  );
}

function Bone({ height, className }: { height: number; className?: string | undefined }) {
  const isLate = useDelayed(200);
  return <Skeleton className={className ?? ''} height={height} radius={12} animate={isLate} />;
}

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

/** In pixels, with the gap below it. */
const leadHeight = 86;

export function PanelSkeleton({ lead }: { lead?: ReactNode }) {
  const { t } = useTranslation();
  const taken = lead ? leadHeight : 0;
  const { search } = useDashboardState();
  const [hasTable] = useStoredFlag('sonar-score-table', true);
  const tab = openTab(search);
  if (tab === 'brand' || tab === 'data' || tab === 'powerrank') {
    return (
      <div role="status" aria-label={t('dashboard.loading')} className={classes.waiting}>
        {lead}
        {tab === 'data' && <Bone height={64} />}
        <Bone height={(tab === 'data' ? 860 : 380) - taken} />
        {tab !== 'data' && <Bone height={540} />}
      </div>
    );
  }
  return (
    <div role="status" aria-label={t('dashboard.loading')} className={score.tab} data-table={hasTable || undefined}>
      {hasTable && <Bone className={score.table} height={640} />}
      <div className={score.charts}>
        {lead}
        <Bone height={520 - taken} />
        <Bone height={520} />
      </div>
    </div>
  );
}
