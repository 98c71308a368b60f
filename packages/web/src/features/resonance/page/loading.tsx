import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import { Card } from '#/ui/layout/card.tsx';
import classes from '../charts/figures.module.css';

interface Props<T> {
  query: UseQueryResult<T>;
  isStale?: boolean;
  title: string;
  thing: string;
  height: number;
  children: (data: T) => ReactNode;
}

export function CardState<T>({ query, isStale = false, title, thing, height, children }: Props<T>) {
  const { data, error, isPlaceholderData, isRefetching, refetch } = query;
  const isOld = (isPlaceholderData && error === null) || isStale;
  if (data !== undefined && (error === null || !isPlaceholderData)) {
    return (
      <div className={classes.state} aria-busy={isOld} data-stale={isOld || undefined}>
        {children(data)}
      </div>
    );
  }
  return (
    <Card title={title}>
      {error === null ? (
        <Skeleton height={height} />
      ) : (
        <ErrorState error={error} thing={thing} onRetry={() => void refetch()} isRetrying={isRefetching} />
      )}
    </Card>
  );
}

export function LateSkeleton({ height }: { height: number }) {
  const { t } = useTranslation();
  const isLate = useDelayed(200);
  return (
    <div role="status" aria-label={t('common.loading')} style={{ minHeight: height }}>
      {isLate && <Skeleton height={height} radius={12} />}
    </div>
  );
}

interface FailedCardProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isRefetching'>;
  thing: string;
}

export function FailedCard({ query: { error, refetch, isRefetching }, thing }: FailedCardProps) {
  return (
    <Card flush label={thing}>
      <ErrorState error={error} thing={thing} onRetry={() => void refetch()} isRetrying={isRefetching} />
    </Card>
  );
}
