import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { DashboardToolbar } from '../header/dashboard-toolbar.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { useDashboardState } from './dashboard-state.ts';
import { NothingCollected } from './nothing-collected.tsx';
import { OpenDashboard } from './open-dashboard.tsx';

interface Props {
  /** Stands for a project that is not there; without it that is a failure as any other. */
  notFound?: ReactNode;
}

/** A SONAR project's dashboard, for staff and for whoever it is shared with. */
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
  if (hasNoData) return <NothingCollected />;
  if (error === null) {
    return (
      <>
        <DashboardToolbar />
        <DashboardSkeleton />
      </>
    );
  }
  if (notFound && isApiError(error, 'notFound', 'invalidRequest')) return notFound;
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
