import { Button } from '@mantine/core';
import { reportSorts } from '@soundings/contract/reports/report-choices';
import { IconArrowsSort, IconFilterOff, IconPlus, IconReport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Choice } from '#/ui/form/choice.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { changeSearch, type ListSearch, toReportRequest } from '../list-search.ts';
import { reportsQuery } from '../reports.api.ts';
import { ReportTable } from './report-table.tsx';

const CreateReport = lazy(() => import('../create/create-report.tsx').then((file) => ({ default: file.CreateReport })));

interface Props {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

export function ReportList({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = toReportRequest(search);
  const reports = useQuery(reportsQuery(query));
  const [isCreating, setCreating] = useState<boolean | null>(null);
  const create = (
    <Button variant="filled" leftSection={<IconPlus size={17} />} onClick={() => setCreating(true)}>
      {t('reports.newReport')}
    </Button>
  );
  const change = (part: Partial<ListSearch>) => onSearch(changeSearch(search, part));
  return (
    <PageStack>
      <PageHeader title={t('reports.title')} count={reports.data?.totalElements} actions={create} />
      <search className={layout.bar} aria-label={t('reports.filters')}>
        <SearchField
          className={layout.search}
          label={t('reports.search')}
          value={search.query ?? ''}
          onSearch={(text) => change({ query: text.trim() || undefined })}
          withHotkey
        />
        <Choice
          className={layout.phoneSort}
          label={t('reports.sortBy')}
          icon={<IconArrowsSort size={16} stroke={1.7} />}
          value={query.sort}
          options={reportSorts.map((value) => ({ value, label: t(`reports.sort_${value}`) }))}
          onChange={(sort) => change({ sort })}
        />
      </search>
      <PagedTable
        label={t('reports.title')}
        failed={{ thing: t('reports.theReports') }}
        found={reports}
        query={query}
        skeletonRows={8}
        onPage={(page) => change({ page })}
        onSize={(size) => change({ size })}
        empty={<NoReports search={search} onSearch={onSearch} create={create} />}
      >
        {(rows, isStale) => (
          <ReportTable reports={rows} sort={query.sort} isStale={isStale} onSort={(sort) => change({ sort })} />
        )}
      </PagedTable>
      <Suspense>
        {isCreating !== null && <CreateReport opened={isCreating} onClose={() => setCreating(false)} />}
      </Suspense>
    </PageStack>
  );
}

function NoReports({ search, onSearch, create }: Props & { create: React.ReactNode }) {
  const { t } = useTranslation();
  if (search.query === undefined) {
    return (
      <Card flush label={t('reports.noneYet')}>
        <EmptyState
          tone="first"
          icon={<IconReport size={21} stroke={1.7} />}
          title={t('reports.noneYet')}
          actions={create}
        >
          {t('reports.noneYetHelp')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card flush label={t('reports.noMatch')}>
      <EmptyState
        icon={<IconFilterOff size={21} stroke={1.7} />}
        title={t('reports.noMatch')}
        actions={
          <Button onClick={() => onSearch(changeSearch(search, { query: undefined }))}>
            {t('reports.removeSearch')}
          </Button>
        }
      >
        {t('reports.noMatchHelp', { query: search.query })}
      </EmptyState>
    </Card>
  );
}
