import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { useDelayed } from '#/ui/use-delayed.ts';
import classes from '../charts/figures.module.css';

interface Props<T> {
  query: UseQueryResult<T>;
  /** What it is drawn with besides is old. */
  isStale?: boolean;
  title: string;
  /** Completes "Couldn't load …". */
  thing: string;
  /** Of the chart to come. */
  height: number;
  children: (data: T) => ReactNode;
}

/** A card while its figures are on their way, or did not come; older ones stay, dimmed, until newer are here. */
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

/** Keeps a view's room while its figures are on their way; for 200 ms there is nothing to see. */
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
  /** Names the card, and completes "Couldn't load …". */
  thing: string;
}

/** In the place of a view whose figures did not come. */
export function FailedCard({ query: { error, refetch, isRefetching }, thing }: FailedCardProps) {
  return (
    <Card flush label={thing}>
      <ErrorState error={error} thing={thing} onRetry={() => void refetch()} isRetrying={isRefetching} />
    </Card>
  );
}
