import { Table } from '@mantine/core';
import type { CompanyRow } from '@soundings/contract/companies/companies';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#/lib/format.ts';
import { EnabledSwitch } from '../enabled-switch.tsx';
import { useCompanySwitch } from '../use-company-switch.ts';
import { ActiveUsers } from './active-users.tsx';
import { CompanyActions } from './company-actions.tsx';
import classes from './company-list.module.css';

export function CompanyTableRow({ company }: { company: CompanyRow }) {
  const { t } = useTranslation();
  const { confirm, set, isBusy } = useCompanySwitch(company);
  return (
    <Table.Tr>
      <Table.Td data-name title={company.companyName}>
        <Link to="/customers/$id" params={{ id: company.id }} className={classes.link}>
          {company.companyName}
        </Link>
      </Table.Td>
      <Table.Td data-label={t('companies.column_number')}>{company.customerNumber}</Table.Td>
      <Table.Td data-label={t('companies.column_city')}>{company.companyCity}</Table.Td>
      <Table.Td data-label={t('companies.column_activeUsers')}>
        <ActiveUsers company={company} />
      </Table.Td>
      <Table.Td data-roomy data-label={t('companies.column_created')}>
        <time dateTime={company.createdOn}>{formatDate(company.createdOn)}</time>
      </Table.Td>
      <Table.Td data-label={t('companies.column_enabled')}>
        <EnabledSwitch
          name={company.companyName}
          isEnabled={company.enabled}
          isBusy={isBusy}
          confirm={confirm}
          onChange={set}
        />
      </Table.Td>
      <Table.Td data-corner>
        <CompanyActions company={company} />
      </Table.Td>
    </Table.Tr>
  );
}
