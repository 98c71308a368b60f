import { Button } from '@mantine/core';
import type { CompanyProjectSort, CompanyUserSort } from '@soundings/contract/companies/company-choices';
import { companyPageSizes } from '@soundings/contract/companies/company-choices';
import { IconArrowsSort, IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { Choice } from '#/ui/choice.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { PaginationBar } from '#/ui/pagination-bar.tsx';
import { SkeletonRows } from '#/ui/skeletons.tsx';
import { changeDetail, type DetailSearch } from '../detail-search.ts';
import classes from '../phone-sort.module.css';

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

/** A tab's search that finds nothing. */
export function NothingFound({ title, text, onRemove }: { title: string; text: string; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconFilterOff size={21} stroke={1.7} />}
      title={title}
      actions={<Button onClick={onRemove}>{t('companies.removeSearch')}</Button>}
    >
      {t('companies.nothingFoundFor', { text })}
    </EmptyState>
  );
}

interface PhoneSortProps<S> {
  sorts: readonly S[];
  sort: S;
  onSort: (sort: S) => void;
}

/** Orders a tab's rows where they are stacked and have no headings. */
export function PhoneSort<S extends CompanyUserSort | CompanyProjectSort>({ sorts, sort, onSort }: PhoneSortProps<S>) {
  const { t } = useTranslation();
  return (
    <Choice<S>
      className={classes.sort}
      label={t('companies.sortBy')}
      icon={<IconArrowsSort size={16} stroke={1.7} />}
      value={sort}
      options={sorts.map((value) => ({
        value,
        label: t(`companies.sort_${value as CompanyUserSort | CompanyProjectSort}`),
      }))}
      onChange={onSort}
    />
  );
}
