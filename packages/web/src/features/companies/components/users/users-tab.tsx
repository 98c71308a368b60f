import { Button } from '@mantine/core';
import type { Company } from '@soundings/contract/companies/companies';
import { companyUserSorts } from '@soundings/contract/companies/company-choices';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/empty-state.tsx';
import { SearchField } from '#/ui/search-field.tsx';
import { companyUsers } from '../../api/company-users.ts';
import { changeDetail, type DetailSearch, userQueryOf } from '../../detail-search.ts';
import classes from '../detail/company-page.module.css';
import { NothingFound } from '../nothing-found.tsx';
import { PhoneSort } from '../phone-sort.tsx';
import { TableContent } from '../table-content.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { UserTable } from './user-table.tsx';

interface Props {
  company: Company;
  search: DetailSearch;
  onSearch: (search: DetailSearch) => void;
}

/** The people of a customer. */
export function UsersTab({ company, search, onSearch }: Props) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const query = userQueryOf(search);
  const users = useQuery({
    queryKey: ['companies', company.id, 'users', query],
    queryFn: ({ signal }) =>
      companyUsers({ params: { id: company.id }, query: { ...query, page: query.page - 1 }, signal }),
    placeholderData: keepPreviousData,
  });
  const add = (
    <Button variant="filled" leftSection={<IconUserPlus size={17} />} onClick={() => setAdding(true)}>
      {t('companies.addUser')}
    </Button>
  );
  return (
    <>
      <div className={classes.bar}>
        <SearchField
          className={classes.search}
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
      <TableContent
        label={t('companies.tab_users')}
        thing={t('companies.theUsers')}
        rows={users}
        total={users.data?.totalElements}
        empty={
          search.query === undefined ? (
            <EmptyState icon={<IconUsers size={21} stroke={1.7} />} tone="first" title={t('companies.noUsers')}>
              {t('companies.noUsersHelp')}
            </EmptyState>
          ) : (
            <NothingFound
              title={t('companies.noUserMatches')}
              text={search.query}
              onRemove={() => onSearch(changeDetail(search, { query: undefined }))}
            />
          )
        }
        {...{ query, search, onSearch }}
      >
        <UserTable
          company={company}
          users={users.data?.content ?? []}
          sort={query.sort}
          isStale={users.isPlaceholderData}
          onSort={(sort) => onSearch(changeDetail(search, { sort }))}
        />
      </TableContent>
      {isAdding && <AddUserDialog company={company} onClose={() => setAdding(false)} />}
    </>
  );
}
