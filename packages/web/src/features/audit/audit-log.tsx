import { Button } from '@mantine/core';
import type { Answer } from '@soundings/contract/endpoint';
import type { endpoints } from '@soundings/contract/endpoints';
import { IconFilterOff, IconHistory } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { PageHeader, PageStack } from '#/ui/page-header.tsx';
import { PaginationBar } from '#/ui/pagination-bar.tsx';
import { SkeletonRows } from '#/ui/skeletons.tsx';
import { auditQuery } from './audit.api.ts';
import {
  type AuditQuery,
  type AuditSearch,
  auditQueryOf,
  changeSearch,
  filterOf,
  isFiltered,
  pageSizes,
} from './audit-search.ts';
import { AuditTable } from './audit-table.tsx';
import { AuditToolbar, ExportButton } from './audit-toolbar.tsx';

interface Props {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** Who did what, when and from where, filtered by the address. */
export function AuditLog({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = auditQueryOf(search);
  const entries = useQuery(auditQuery(query));
  const total = entries.data?.totalElements;
  return (
    <PageStack>
      <PageHeader
        title={t('audit.title')}
        count={total}
        lead={t('audit.lead')}
        actions={<ExportButton filter={filterOf(search)} total={entries.isPlaceholderData ? undefined : total} />}
      />
      <AuditToolbar search={search} onSearch={onSearch} />
      <AuditContent entries={entries} query={query} search={search} onSearch={onSearch} />
    </PageStack>
  );
}

interface AuditContentProps {
  entries: UseQueryResult<Answer<typeof endpoints.searchAudit>>;
  query: AuditQuery;
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** The entries, or what stands in their place while they load, fail or are none. */
function AuditContent({ entries, query, search, onSearch }: AuditContentProps) {
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

interface NoEntriesProps {
  search: AuditSearch;
  /** The page is empty, the log is not: an address that was kept, or entries that have grown too old meanwhile. */
  hasOtherPages: boolean;
  onSearch: (search: AuditSearch) => void;
}

const noFilter = { query: undefined, action: undefined, outcome: undefined, from: undefined, till: undefined };

function NoEntries({ search, hasOtherPages, onSearch }: NoEntriesProps) {
  const { t } = useTranslation();
  const kind = hasOtherPages ? 'noSuchPage' : isFiltered(search) ? 'noMatch' : 'noneYet';
  const actions = {
    noSuchPage: (
      <Button onClick={() => onSearch(changeSearch(search, { page: undefined }))}>{t('audit.firstPage')}</Button>
    ),
    noMatch: <Button onClick={() => onSearch(changeSearch(search, noFilter))}>{t('audit.removeFilters')}</Button>,
    noneYet: null,
  };
  const Icon = kind === 'noMatch' ? IconFilterOff : IconHistory;
  return (
    <Card flush label={t(`audit.${kind}`)}>
      <EmptyState icon={<Icon size={21} stroke={1.7} />} title={t(`audit.${kind}`)} actions={actions[kind]}>
        {t(`audit.${kind}Help`)}
      </EmptyState>
    </Card>
  );
}
