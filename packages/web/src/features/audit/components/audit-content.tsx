import type { Answer } from '@soundings/contract/endpoint';
import type { endpoints } from '@soundings/contract/endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { PaginationBar } from '#/ui/pagination-bar.tsx';
import { SkeletonRows } from '#/ui/skeleton-rows.tsx';
import { type AuditQuery, type AuditSearch, changeSearch, pageSizes } from '../audit-search.ts';
import { AuditTable } from './audit-table.tsx';
import { NoEntries } from './no-entries.tsx';

interface Props {
  entries: UseQueryResult<Answer<typeof endpoints.searchAudit>>;
  query: AuditQuery;
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** The entries, or what stands in their place while they load, fail or are none. */
export function AuditContent({ entries, query, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching, isPlaceholderData } = entries;
  if (data === undefined) {
    return (
      <Card flush label={t('audit.title')}>
        {error === null ? (
          <SkeletonRows rows={query.size} />
        ) : (
          <ErrorState
            error={error}
            thing={t('audit.theEntries')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
      </Card>
    );
  }
  if (data.content.length === 0) {
    return <NoEntries search={search} hasOtherPages={data.totalElements > 0} onSearch={onSearch} />;
  }
  return (
    <>
      <AuditTable
        entries={data.content}
        sort={query.sort}
        isStale={isPlaceholderData}
        onSort={(sort) => onSearch(changeSearch(search, { sort }))}
      />
      <PaginationBar
        page={query.page}
        size={query.size}
        total={data.totalElements}
        sizes={pageSizes}
        onPage={(page) => onSearch(changeSearch(search, { page: page + 1 }))}
        onSize={(size) => onSearch(changeSearch(search, { size }))}
      />
    </>
  );
}
