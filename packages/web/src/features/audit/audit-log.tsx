import { Button } from '@mantine/core';
import { IconFilterOff, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import { auditQuery } from './audit.api.ts';
import { type AuditSearch, auditQueryOf, changeSearch, filterOf, isFiltered } from './audit-search.ts';
import { AuditTable } from './audit-table.tsx';
import { AuditToolbar, ExportButton } from './audit-toolbar.tsx';

interface Props {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

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
      <PagedTable
        label={t('audit.title')}
        failed={{ thing: t('audit.theEntries') }}
        found={entries}
        query={{ page: query.page + 1, size: query.size }}
        skeletonRows={query.size}
        onPage={(page) => onSearch(changeSearch(search, { page }))}
        onSize={(size) => onSearch(changeSearch(search, { size }))}
        empty={<NoEntries search={search} hasOtherPages={false} onSearch={onSearch} />}
        beyond={<NoEntries search={search} hasOtherPages onSearch={onSearch} />}
      >
        {(rows, isStale) => (
          <AuditTable
            entries={rows}
            sort={query.sort}
            isStale={isStale}
            onSort={(sort) => onSearch(changeSearch(search, { sort }))}
          />
        )}
      </PagedTable>
    </PageStack>
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
