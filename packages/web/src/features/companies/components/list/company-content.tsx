import { companyPageSizes } from '@soundings/contract/companies/company-choices';
import type { Answer } from '@soundings/contract/endpoint';
import type { endpoints } from '@soundings/contract/endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { PaginationBar } from '#/ui/pagination-bar.tsx';
import { SkeletonRows } from '#/ui/skeleton-rows.tsx';
import { type CompanyQuery, changeSearch, type ListSearch } from '../../list-search.ts';
import { CompanyTable } from './company-table.tsx';
import { NoCompanies } from './no-companies.tsx';

interface Props {
  companies: UseQueryResult<Answer<typeof endpoints.listCompanies>>;
  query: CompanyQuery;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** The table, or what stands in its place while it loads, fails or is empty. */
export function CompanyContent({ companies, query, search, onSearch }: Props) {
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
