import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './skeletons.tsx';

interface Props<T> {
  query: UseQueryResult<T>;
  /** What could not be loaded, as in "Couldn’t load the prices". */
  thing: string;
  rows?: number;
  /** A failure takes the place of data that was loaded before: it may not be true any more. */
  isOfNow?: boolean;
  children: (data: T) => ReactNode;
}

export function WithQuery<T>({ query, thing, rows = 5, isOfNow = false, children }: Props<T>) {
  const { data, error, refetch, isRefetching } = query;
  if (data !== undefined && !(isOfNow && error !== null)) return children(data);
  return (
    <Card flush label={thing}>
      {error === null ? (
        <SkeletonRows rows={rows} />
      ) : (
        <ErrorState error={error} thing={thing} onRetry={() => void refetch()} isRetrying={isRefetching} />
      )}
    </Card>
  );
}
