import { companyPageSizes } from '@soundings/contract/companies/company-choices';
import type { ReactNode } from 'react';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { PaginationBar } from '#/ui/pagination-bar.tsx';
import { SkeletonRows } from '#/ui/skeleton-rows.tsx';
import { changeDetail, type DetailSearch } from '../detail-search.ts';

interface TableContentProps {
  label: string;
  /** What could not be loaded, as in "Couldn’t load the users". */
  thing: string;
  rows: { error: unknown; isRefetching: boolean; refetch: () => unknown };
  /** Undefined until the first answer. */
  total: number | undefined;
  query: { page: number; size: number };
  search: DetailSearch;
  onSearch: (search: DetailSearch) => void;
  /** Stands where there are no rows. */
  empty: ReactNode;
  children: ReactNode;
}

/** A tab's table with its pages, or what stands in its place while it loads, fails or is empty. */
export function TableContent(props: TableContentProps) {
  const { label, thing, rows, total, query, search, onSearch, empty, children } = props;
  if (total === undefined) {
    return (
      <Card flush label={label}>
        {rows.error === null ? (
          <SkeletonRows rows={6} />
        ) : (
          <ErrorState
            error={rows.error}
            thing={thing}
            onRetry={() => void rows.refetch()}
            isRetrying={rows.isRefetching}
          />
        )}
      </Card>
    );
  }
  if (total === 0) {
    return (
      <Card flush label={label}>
        {empty}
      </Card>
    );
  }
  return (
    <>
      {children}
      <PaginationBar
        page={query.page - 1}
        size={query.size}
        total={total}
        sizes={companyPageSizes}
        onPage={(page) => onSearch(changeDetail(search, { page: page + 1 }))}
        onSize={(size) => onSearch(changeDetail(search, { size }))}
      />
    </>
  );
}
