import { Button } from '@mantine/core';
import { userStatuses } from '@soundings/contract/access/user-choices';
import { companyPageSizes, companySorts } from '@soundings/contract/companies/company-choices';
import type { Answer } from '@soundings/contract/endpoint';
import type { endpoints } from '@soundings/contract/endpoints';
import { IconArrowsSort, IconBuilding, IconFilter, IconFilterOff, IconPlus } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { Choice } from '#/ui/choice.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { PageHeader, PageStack } from '#/ui/page-header.tsx';
import { PaginationBar } from '#/ui/pagination-bar.tsx';
import { SearchField } from '#/ui/search-field.tsx';
import { SkeletonRows } from '#/ui/skeletons.tsx';
import { companiesQuery } from '../companies.api.ts';
import { type CompanyQuery, changeSearch, companyQueryOf, isFiltered, type ListSearch } from '../list-search.ts';
import classes from './company-list.module.css';
import { CompanyTable } from './company-table.tsx';

interface Props {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** The customer companies, filtered and sorted by the address. */
export function CompanyList({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = companyQueryOf(search);
  const companies = useQuery(companiesQuery(query));
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
      <CompanyContent companies={companies} query={query} search={search} onSearch={onSearch} />
    </PageStack>
  );
}

interface CompanyContentProps {
  companies: UseQueryResult<Answer<typeof endpoints.listCompanies>>;
  query: CompanyQuery;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** The table, or what stands in its place while it loads, fails or is empty. */
function CompanyContent({ companies, query, search, onSearch }: CompanyContentProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching, isPlaceholderData } = companies;
  if (data === undefined) {
    return (
      <Card flush label={t('companies.title')}>
        {error === null ? (
          <SkeletonRows rows={10} />
        ) : (
          <ErrorState
            error={error}
            thing={t('companies.theCompanies')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
      </Card>
    );
  }
  if (data.totalElements === 0) return <NoCompanies search={search} onSearch={onSearch} />;
  return (
    <>
      <CompanyTable
        companies={data.content}
        sort={query.sort}
        isStale={isPlaceholderData}
        onSort={(sort) => onSearch(changeSearch(search, { sort }))}
      />
      <PaginationBar
        page={query.page - 1}
        size={query.size}
        total={data.totalElements}
        sizes={companyPageSizes}
        onPage={(page) => onSearch(changeSearch(search, { page: page + 1 }))}
        onSize={(size) => onSearch(changeSearch(search, { size }))}
      />
    </>
  );
}

interface NoCompaniesProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** Nothing to list: filters that find nothing can be removed, a first use can begin. */
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

/** What narrows the list; on phones, where there are no headings, also what orders it. */
function CompanyToolbar({ search, onSearch }: CompanyToolbarProps) {
  const { t } = useTranslation();
  const change = (part: Partial<ListSearch>) => onSearch(changeSearch(search, part));
  return (
    <search className={classes.bar} aria-label={t('companies.filters')}>
      <SearchField
        className={classes.search}
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
        value={companyQueryOf(search).sort}
        options={companySorts.map((value) => ({ value, label: t(`companies.sort_${value}`) }))}
        onChange={(sort) => change({ sort })}
      />
    </search>
  );
}
