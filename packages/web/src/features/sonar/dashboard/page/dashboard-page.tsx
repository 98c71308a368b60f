import { Tabs } from '@mantine/core';
import type { Calculations, DateRanges } from '@soundings/contract/sonar/scores';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { ErrorState, isMissing } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { DashboardContext, useDashboardValue } from '../dashboard.ts';
import { parseCards } from '../dashboard-search.ts';
import { DashboardToolbar } from '../header/dashboard-toolbar.tsx';
import classes from './dashboard-page.module.css';
import { DashboardSkeleton, PanelSkeleton } from './dashboard-skeleton.tsx';
import { useDashboardState } from './dashboard-state.ts';
import { lazyTabs, WhyPanel } from './dashboard-tabs.tsx';

const NothingCollected = lazy(() =>
  import('./nothing-collected.tsx').then((file) => ({ default: file.NothingCollected })),
);

interface Props {
  notFound?: ReactNode;
}

export function DashboardPage({ notFound }: Props) {
  const { t } = useTranslation();
  const { dates, ranges, calculations, isWorkedOn } = useDashboardState();
  if (ranges !== null && calculations.data !== undefined) {
    return (
      <>
        <DashboardToolbar />
        {isWorkedOn && <InlineAlert tone="info">{t('dashboard.workedOn')}</InlineAlert>}
        <OpenDashboard calculations={calculations.data} ranges={ranges} isStale={calculations.isPlaceholderData} />
      </>
    );
  }
  const failed = dates.data === undefined ? dates : calculations;
  const { error } = failed;
  const hasNoData = dates.data?.collectedTill === null || isApiError(error, 'noDataCollectedYet');
  if (hasNoData)
    return (
      <Suspense>
        <NothingCollected />
      </Suspense>
    );
  if (error === null) {
    return (
      <>
        <DashboardToolbar />
        <DashboardSkeleton />
      </>
    );
  }
  if (notFound && isMissing(error)) return notFound;
  return (
    <>
      {/* Other days may be answered. */}
      <DashboardToolbar />
      <Card flush label={t('dashboard.theScores')}>
        <ErrorState
          error={error}
          thing={t('dashboard.theScores')}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isRefetching}
        />
      </Card>
    </>
  );
}

interface OpenDashboardProps {
  calculations: Calculations;
  ranges: DateRanges;
  isStale: boolean;
}

function OpenDashboard({ calculations, ranges, isStale }: OpenDashboardProps) {
  const dashboard = useDashboardValue(calculations, ranges);
  const { why } = dashboard.search;
  const [card] = why === undefined ? [] : parseCards(why.split('.')[0]);
  const isExplained = dashboard.brands.some(({ count }) => count === card);
  return (
    <DashboardContext value={dashboard}>
      <div className={classes.page}>
        <div className={classes.tab} data-stale={isStale || undefined} aria-busy={isStale}>
          {Object.entries(lazyTabs).map(([tab, { Part }]) => (
            <Tabs.Panel key={tab} value={tab} tabIndex={-1}>
              <Suspense fallback={<PanelSkeleton />}>
                <Part />
              </Suspense>
            </Tabs.Panel>
          ))}
        </div>
        <Suspense>{isExplained && <WhyPanel />}</Suspense>
      </div>
    </DashboardContext>
  );
}
