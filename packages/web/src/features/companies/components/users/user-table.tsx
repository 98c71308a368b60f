import { Table } from '@mantine/core';
import type { Company, CompanyUserRow } from '@soundings/contract/companies/companies';
import type { CompanyUserSort } from '@soundings/contract/companies/company-choices';
import { useTranslation } from 'react-i18next';
import { RowTable } from '#/ui/row-table.tsx';
import { SortHeading } from '#/ui/sort-heading.tsx';
import { UserTableRow } from './user-table-row.tsx';

interface Props {
  company: Company;
  users: readonly CompanyUserRow[];
  sort: CompanyUserSort;
  isStale: boolean;
  onSort: (sort: CompanyUserSort) => void;
}

export function UserTable({ company, users, sort, isStale, onSort }: Props) {
  const { t } = useTranslation();
  return (
    <RowTable
      label={t('companies.tab_users')}
      minWidth={1080}
      isStale={isStale}
      head={
        <>
          <SortHeading field="username" {...{ sort, onSort }}>
            {t('companies.userColumn_email')}
          </SortHeading>
          <SortHeading field="name" {...{ sort, onSort }}>
            {t('companies.userColumn_name')}
          </SortHeading>
          <Table.Th>{t('companies.userColumn_role')}</Table.Th>
          <Table.Th>{t('companies.userColumn_projects')}</Table.Th>
          <Table.Th>{t('companies.userColumn_enabled')}</Table.Th>
          <Table.Th data-roomy>{t('companies.userColumn_actioned')}</Table.Th>
          <Table.Th data-roomy>{t('companies.userColumn_lastSignIn')}</Table.Th>
          <Table.Th data-corner>{t('companies.column_actions')}</Table.Th>
        </>
      }
    >
      {users.map((user) => (
        <UserTableRow key={user.id} company={company} user={user} />
      ))}
    </RowTable>
  );
}
