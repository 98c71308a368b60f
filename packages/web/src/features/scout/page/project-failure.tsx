import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { Card } from '#/ui/layout/card.tsx';

export const findFailed = (...queries: readonly UseQueryResult<unknown>[]): UseQueryResult<unknown> | undefined =>
  queries.find(({ data, error }) => data === undefined && error !== null);

export function ProjectFailure({ failed }: { failed: UseQueryResult<unknown> }) {
  const { t } = useTranslation();
  return (
    <Card flush label={t('scout.theProject')}>
      <ErrorState
        error={failed.error}
        thing={t('scout.theProject')}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isRefetching}
      />
    </Card>
  );
}
