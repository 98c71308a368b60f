import { endpoints } from 'virtual:endpoints';
import { Popover, UnstyledButton } from '@mantine/core';
import type { CompanyRow } from '@soundings/contract/companies/companies';
import type { CompanySort } from '@soundings/contract/companies/company-choices';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { useUndoableDelete } from '#/ui/feedback/undoable.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import { InfiniteList } from '#/ui/list/infinite-list.tsx';
import { usePagedSource } from '#/ui/list/paged-source.ts';
import { onRowKeys } from '#/ui/list/row-keys.ts';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { UserAvatar } from '#/ui/marks/user-avatar.tsx';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { companyChanges, enabledUserPages } from '../companies.api.ts';
import { EnabledSwitch, useCompanySwitch } from '../enabled-switch.tsx';
import classes from './company-list.module.css';

interface Props {
  companies: readonly CompanyRow[];
  sort: CompanySort;
  isStale: boolean;
  onSort: (sort: CompanySort) => void;
}

export function CompanyTable({ companies, sort, isStale, onSort }: Props) {
  const { t } = useTranslation();
  const columns: Column<CompanyRow, FieldOf<CompanySort>>[] = [
    {
      id: 'name',
      heading: t('companies.column_name'),
      sort: 'companyName',
      onPhone: 'title',
      attributes: ({ companyName }) => ({ title: companyName }),
      cell: ({ id, companyName }) => (
        <Link to="/customers/$id" params={{ id }} className={classes.link}>
          {companyName}
        </Link>
      ),
    },
    { id: 'number', heading: t('companies.column_number'), cell: ({ customerNumber }) => customerNumber },
    {
      id: 'city',
      heading: t('companies.column_city'),
      sort: 'companyCity',
      cell: ({ companyCity }) => companyCity,
    },
    {
      id: 'users',
      heading: t('companies.column_activeUsers'),
      onPhone: 'labelled',
      cell: (company) => <ActiveUsers company={company} />,
    },
    {
      id: 'created',
      heading: t('companies.column_created'),
      sort: 'createdOn',
      startsDescending: true,
      isRoomy: true,
      cell: ({ createdOn }) => <time dateTime={createdOn}>{formatDate(createdOn)}</time>,
    },
    {
      id: 'enabled',
      heading: t('companies.column_enabled'),
      onPhone: 'corner',
      cell: (company) => <CompanySwitch company={company} />,
    },
    {
      id: 'actions',
      heading: t('companies.column_actions'),
      isHeadingHidden: true,
      onPhone: 'corner',
      cell: (company) => <CompanyActions company={company} />,
    },
  ];
  return (
    <DataTable
      label={t('companies.title')}
      minWidth={860}
      columns={columns}
      rows={companies}
      keyOf={({ id }) => id}
      bodyAttributes={{ onKeyDown: onRowKeys }}
      {...{ sort, onSort, isStale }}
    />
  );
}

function CompanySwitch({ company }: { company: CompanyRow }) {
  const { confirm, set, isOn } = useCompanySwitch(company);
  return <EnabledSwitch name={company.companyName} isEnabled={isOn} confirm={confirm} onChange={set} />;
}

function CompanyActions({ company }: { company: CompanyRow }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const name = company.companyName;
  const removeUndoably = useUndoableDelete(
    {
      refreshes: companyChanges,
      call: ({ id }: CompanyRow) => call(endpoints.deleteCompany, { params: { id } }),
      failed: 'companies.couldntRemoveCompany',
    },
    { keyOf: ({ id }) => id, title: () => t('common.hasBeenDeleted', { name }) },
  );
  const remove = useAction({
    refreshes: companyChanges,
    call: () => call(endpoints.deleteCompany, { params: { id: company.id } }),
    done: () => ({ title: t('companies.companyHasBeenDeleted', { name }) }),
    failed: 'companies.couldntRemoveCompany',
    onDone: () => setAsking(false),
    onFailed: () => setAsking(false),
  });
  return (
    <>
      <RowMenu
        name={name}
        actions={[
          {
            key: 'edit',
            label: t('common.edit'),
            icon: IconPencil,
            blocked: company.enabled ? null : t('companies.editDisabledCompany'),
            link: (props) => <Link to="/customers/$id" params={{ id: company.id }} {...props} />,
          },
          {
            key: 'delete',
            label: t('common.delete'),
            icon: IconTrash,
            isDangerous: true,
            // Nobody loses anything by it.
            onClick: () => (company.users === 0 ? removeUndoably(company) : setAsking(true)),
          },
        ]}
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
    </>
  );
}

function ActiveUsers({ company }: { company: CompanyRow }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const counts = { active: formatNumber(company.activeUsers), total: formatNumber(company.users) };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width="min(380px, 100vw - 28px)"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.users}
          aria-label={t('companies.activeUsersOf', { ...counts, company: company.companyName })}
          onClick={() => setOpen(!isOpen)}
        >
          {company.activeUsers === company.users ? counts.total : t('companies.activeUsers', counts)}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <ActiveUserList company={company} />
      </Popover.Dropdown>
    </Popover>
  );
}

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
