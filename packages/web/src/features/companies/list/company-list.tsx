import { Button } from '@mantine/core';
import { userStatuses } from '@soundings/contract/access/user-choices';
import { companySorts } from '@soundings/contract/companies/company-choices';
import { IconArrowsSort, IconBuilding, IconFilter, IconFilterOff, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Choice } from '#/ui/form/choice.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { useRefilledPage } from '#/ui/table/use-refilled-page.ts';
import { companiesQuery } from '../companies.api.ts';
import { changeSearch, isFiltered, type ListSearch, toCompanyRequest } from '../list-search.ts';
import classes from './company-list.module.css';
import { CompanyTable } from './company-table.tsx';

interface Props {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

export function CompanyList({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = toCompanyRequest(search);
  const companies = useRefilledPage(companiesQuery, query);
  return (
    <PageStack>
      <PageHeader
        title={t('companies.title')}
        count={companies.data?.totalElements}
        actions={
          <Button component={Link} to="/customers/add" variant="filled" leftSection={<IconPlus size={17} />}>
            {t('companies.newCompany')}
          </Button>
        }
      />
      <CompanyToolbar search={search} onSearch={onSearch} />
      <PagedTable
        label={t('companies.title')}
        failed={{ thing: t('companies.theCompanies') }}
        found={companies}
        query={query}
        skeletonRows={10}
        onPage={(page) => onSearch(changeSearch(search, { page }))}
        onSize={(size) => onSearch(changeSearch(search, { size }))}
        empty={<NoCompanies search={search} onSearch={onSearch} />}
      >
        {(rows, isStale) => (
          <CompanyTable
            companies={rows}
            sort={query.sort}
            isStale={isStale}
            onSort={(sort) => onSearch(changeSearch(search, { sort }))}
          />
        )}
      </PagedTable>
    </PageStack>
  );
}

interface NoCompaniesProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

function NoCompanies({ search, onSearch }: NoCompaniesProps) {
  const { t } = useTranslation();
  if (!isFiltered(search)) {
    return (
      <Card flush label={t('companies.noneYet')}>
        <EmptyState
          tone="first"
          icon={<IconBuilding size={21} stroke={1.7} />}
          title={t('companies.noneYet')}
          actions={
            <Button component={Link} to="/customers/add" variant="filled" leftSection={<IconPlus size={17} />}>
              {t('companies.newCompany')}
            </Button>
          }
        >
          {t('companies.noneYetHelp')}
        </EmptyState>
      </Card>
    );
  }
  const words = [
    search.query === undefined ? null : t('companies.quoted', { text: search.query }),
    search.status === undefined ? null : t(`companies.among_${search.status}`),
  ];
  return (
    <Card flush label={t('companies.noMatch')}>
      <EmptyState
        icon={<IconFilterOff size={21} stroke={1.7} />}
        title={t('companies.noMatch')}
        actions={
          <Button onClick={() => onSearch(changeSearch(search, { query: undefined, status: undefined }))}>
            {t('companies.removeFilters')}
          </Button>
        }
      >
        {t('companies.noMatchHelp', { filters: words.filter(Boolean).join(' ') })}
      </EmptyState>
    </Card>
  );
}

interface CompanyToolbarProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

function CompanyToolbar({ search, onSearch }: CompanyToolbarProps) {
  const { t } = useTranslation();
  const change = (part: Partial<ListSearch>) => onSearch(changeSearch(search, part));
  return (
    <search className={layout.bar} aria-label={t('companies.filters')}>
      <SearchField
        className={layout.search}
        label={t('companies.search')}
        value={search.query ?? ''}
        onSearch={(query) => change({ query: query.trim() || undefined })}
        withHotkey
      />
      <Choice
        className={classes.status}
        label={t('companies.status')}
        icon={<IconFilter size={16} stroke={1.7} />}
        value={search.status ?? 'all'}
        options={(['all', ...userStatuses] as const).map((value) => ({ value, label: t(`companies.status_${value}`) }))}
        onChange={(status) => change({ status: status === 'all' ? undefined : status })}
      />
      <Choice
        className={classes.sort}
        label={t('companies.sortBy')}
        icon={<IconArrowsSort size={16} stroke={1.7} />}
        value={toCompanyRequest(search).sort}
        options={companySorts.map((value) => ({ value, label: t(`companies.sort_${value}`) }))}
        onChange={(sort) => change({ sort })}
      />
    </search>
  );
}
