import { Button } from '@mantine/core';
import type { Company } from '@soundings/contract/companies/companies';
import { companyUserSorts } from '@soundings/contract/companies/company-choices';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { useRefilledPage } from '#/ui/table/use-refilled-page.ts';
import { companyUsersQuery } from '../companies.api.ts';
import { changeDetail, type DetailSearch, toUserRequest } from '../detail-search.ts';
import classes from './company-page.module.css';
import { CompanyUsersTable } from './company-users-table.tsx';
import { NothingFound, PhoneSort } from './tab-search.tsx';
import { AddUserDialog } from './user-dialogs.tsx';

interface Props {
  company: Company;
  search: DetailSearch;
  onSearch: (search: DetailSearch) => void;
}

export function UsersTab({ company, search, onSearch }: Props) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const query = toUserRequest(search);
  const users = useRefilledPage((asked: typeof query) => companyUsersQuery(company.id, asked), query);
  const add = (
    <Button variant="filled" leftSection={<IconUserPlus size={17} />} onClick={() => setAdding(true)}>
      {t('companies.addUser')}
    </Button>
  );
  return (
    <>
      <div className={classes.bar}>
        <SearchField
          className={layout.search}
          label={t('companies.searchUsers')}
          value={search.query ?? ''}
          onSearch={(text) => onSearch(changeDetail(search, { query: text.trim() || undefined }))}
          withHotkey
        />
        <PhoneSort
          sorts={companyUserSorts}
          sort={query.sort}
          onSort={(sort) => onSearch(changeDetail(search, { sort }))}
        />
        {add}
      </div>
      <PagedTable
        label={t('companies.tab_users')}
        failed={{ thing: t('companies.theUsers') }}
        found={users}
        query={query}
        skeletonRows={6}
        onPage={(page) => onSearch(changeDetail(search, { page }))}
        onSize={(size) => onSearch(changeDetail(search, { size }))}
        empty={
          <Card flush label={t('companies.tab_users')}>
            {search.query === undefined ? (
              <EmptyState icon={<IconUsers size={21} stroke={1.7} />} tone="first" title={t('companies.noUsers')}>
                {t('companies.noUsersHelp')}
              </EmptyState>
            ) : (
              <NothingFound
                title={t('companies.noUserMatches')}
                text={search.query}
                onRemove={() => onSearch(changeDetail(search, { query: undefined }))}
              />
            )}
          </Card>
        }
      >
        {(rows, isStale) => (
          <CompanyUsersTable
            company={company}
            users={rows}
            sort={query.sort}
            isStale={isStale}
            onSort={(sort) => onSearch(changeDetail(search, { sort }))}
          />
        )}
      </PagedTable>
      {isAdding && <AddUserDialog company={company} onClose={() => setAdding(false)} />}
    </>
  );
}
