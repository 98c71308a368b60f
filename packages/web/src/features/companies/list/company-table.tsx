import { endpoints } from 'virtual:endpoints';
import { Group, Popover, Table, UnstyledButton } from '@mantine/core';
import type { CompanyRow } from '@soundings/contract/companies/companies';
import type { CompanySort } from '@soundings/contract/companies/company-choices';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { InfiniteList } from '#/ui/infinite-list.tsx';
import { usePagedSource } from '#/ui/paged-source.ts';
import { RowTable } from '#/ui/row-table.tsx';
import { SortHeading } from '#/ui/sort-heading.tsx';
import { useAction } from '#/ui/use-action.ts';
import { UserAvatar } from '#/ui/user-avatar.tsx';
import { companyChanges, enabledUserPages } from '../companies.api.ts';
import { EnabledSwitch, RowAction, useCompanySwitch } from '../enabled-switch.tsx';
import classes from './company-list.module.css';

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

function CompanyTableRow({ company }: { company: CompanyRow }) {
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

/** Edit and delete at the end of a customer's row. */
function CompanyActions({ company }: { company: CompanyRow }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const name = company.companyName;
  const remove = useAction({
    refreshes: companyChanges,
    call: () => call(endpoints.deleteCompany, { params: { id: company.id } }),
    done: () => ({ title: t('companies.companyHasBeenDeleted', { name }) }),
    failed: 'companies.couldntRemoveCompany',
    onDone: () => setAsking(false),
    onFailed: () => setAsking(false),
  });
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      <RowAction
        label={t('companies.edit', { name })}
        icon={<IconPencil size={17} stroke={1.7} />}
        blocked={company.enabled ? null : t('companies.editDisabledCompany')}
        onClick={() => void navigate({ to: '/customers/$id', params: { id: company.id } })}
      />
      <RowAction
        label={t('companies.delete', { name })}
        icon={<IconTrash size={17} stroke={1.7} />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        opened={isAsking}
        title={t('companies.deleteCompanyTitle', { name })}
        confirmLabel={t('companies.deleteCompany')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('companies.deleteCompanyText', { count: company.users, n: formatNumber(company.users) })}
      </ConfirmDialog>
    </Group>
  );
}

/** "7 of 9": opens the list of those who can sign in. */
function ActiveUsers({ company }: { company: CompanyRow }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const counts = { active: formatNumber(company.activeUsers), total: formatNumber(company.users) };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.users}
          aria-label={t('companies.activeUsersOf', { ...counts, company: company.companyName })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('companies.activeUsers', counts)}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <ActiveUserList company={company} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The enabled users of a customer by name and e-mail, page by page. */
function ActiveUserList({ company }: { company: CompanyRow }) {
  const { t } = useTranslation();
  const title = t('companies.activeUsersTitle', { company: company.companyName });
  const source = usePagedSource(enabledUserPages(company.id));
  return (
    <>
      <h2 className={classes.popoverTitle}>{title}</h2>
      <InfiniteList
        label={title}
        source={source}
        empty={t('companies.noActiveUsers')}
        renderItem={(user) => (
          <div className={classes.person}>
            <UserAvatar name={user.name} />
            <div>
              <div className={classes.personName}>{user.name}</div>
              <div className={classes.personEmail}>{user.username}</div>
            </div>
          </div>
        )}
      />
    </>
  );
}
