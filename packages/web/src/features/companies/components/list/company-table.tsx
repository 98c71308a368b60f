import { Table } from '@mantine/core';
import type { CompanyRow } from '@soundings/contract/companies/companies';
import type { CompanySort } from '@soundings/contract/companies/company-choices';
import { useTranslation } from 'react-i18next';
import { RowTable } from '#/ui/row-table.tsx';
import { SortHeading } from '#/ui/sort-heading.tsx';
import { CompanyTableRow } from './company-table-row.tsx';

interface Props {
  companies: readonly CompanyRow[];
  sort: CompanySort;
  isStale: boolean;
  onSort: (sort: CompanySort) => void;
}

export function CompanyTable({ companies, sort, isStale, onSort }: Props) {
  const { t } = useTranslation();
  return (
    <RowTable
      label={t('companies.title')}
      minWidth={860}
      isStale={isStale}
      head={
        <>
          <SortHeading field="companyName" {...{ sort, onSort }}>
            {t('companies.column_name')}
          </SortHeading>
          <Table.Th>{t('companies.column_number')}</Table.Th>
          <SortHeading field="companyCity" {...{ sort, onSort }}>
            {t('companies.column_city')}
          </SortHeading>
          <Table.Th>{t('companies.column_activeUsers')}</Table.Th>
          <SortHeading field="createdOn" startsDescending isRoomy {...{ sort, onSort }}>
            {t('companies.column_created')}
          </SortHeading>
          <Table.Th>{t('companies.column_enabled')}</Table.Th>
          <Table.Th data-corner>{t('companies.column_actions')}</Table.Th>
        </>
      }
    >
      {companies.map((company) => (
        <CompanyTableRow key={company.id} company={company} />
      ))}
    </RowTable>
  );
}
