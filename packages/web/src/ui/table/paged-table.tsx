import { type ReactNode, useEffect } from 'react';
import { pageSizes } from '#/lib/list-search.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { SkeletonRows } from '../feedback/skeletons.tsx';
import { Card } from '../layout/card.tsx';
import { PaginationBar } from './pagination-bar.tsx';

interface Page<T> {
  content: readonly T[];
  totalElements: number;
}

interface Props<T> {
  label: string;
  failed: { thing: string } | { title: string };
  found: {
    data: Page<T> | undefined;
    error: unknown;
    isRefetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** `page` counts from 1. */
  query: { page: number; size: number };
  onPage: (page: number) => void;
  onSize: (size: number) => void;
  skeletonRows: number;
  empty: ReactNode;
  beyond?: ReactNode;
  children: (rows: readonly T[], isStale: boolean) => ReactNode;
}

export function PagedTable<T>(props: Props<T>) {
  const { label, failed, found, query, onPage, onSize, skeletonRows, empty, beyond, children } = props;
  const { data, error, refetch, isRefetching, isPlaceholderData } = found;
  const pages = Math.max(1, Math.ceil((data?.totalElements ?? 0) / query.size));
  const isBeyond = data !== undefined && !isPlaceholderData && query.page > pages;
  const isToMove = isBeyond && beyond === undefined;
  // The last row of the last page was deleted, or the address is old.
  useEffect(() => {
    if (isToMove) onPage(pages);
  }, [isToMove, onPage, pages]);
  if (data === undefined) {
    return (
      <Card flush label={label}>
        {error === null ? (
          <SkeletonRows rows={skeletonRows} />
        ) : (
          <ErrorState error={error} {...failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
        )}
      </Card>
    );
  }
  if (data.totalElements === 0) return empty;
  if (isBeyond && beyond !== undefined) return beyond;
  return (
    <>
      {children(data.content, isPlaceholderData)}
      <PaginationBar
        page={query.page - 1}
        size={query.size}
        total={data.totalElements}
        shown={data.content.length}
        sizes={pageSizes}
        onPage={(page) => onPage(page + 1)}
        onSize={onSize}
      />
    </>
  );
}
