import { endpoints } from 'virtual:endpoints';
import { Group, Switch, Table } from '@mantine/core';
import type { Company, CompanyUserRow } from '@soundings/contract/companies/companies';
import type { CompanyUserSort } from '@soundings/contract/companies/company-choices';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatAgo, formatDate, formatMoment } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { RowTable } from '#/ui/row-table.tsx';
import { SortHeading } from '#/ui/sort-heading.tsx';
import { useAction } from '#/ui/use-action.ts';
import { companyChanges } from '../companies.api.ts';
import { EnabledSwitch, RowAction } from '../enabled-switch.tsx';
import touch from '../touch.module.css';
import { UserProjects } from './assignment-dialog.tsx';
import { EditUserDialog } from './user-dialogs.tsx';
import classes from './users.module.css';

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

function UserTableRow({ company, user }: { company: Company; user: CompanyUserRow }) {
  const { t } = useTranslation();
  const actioned = useActioned(user);
  const { confirm, set, isBusy } = useUserSwitch(company, user);
  return (
    <Table.Tr>
      <Table.Td data-name className={classes.email ?? ''} title={user.username}>
        {user.username}
      </Table.Td>
      <Table.Td data-label={t('companies.userColumn_name')}>{user.name}</Table.Td>
      <Table.Td data-label={t('companies.userColumn_role')}>
        <RoleSwitch user={user} />
      </Table.Td>
      <Table.Td data-label={t('companies.userColumn_projects')}>
        <UserProjects company={company} user={user} />
      </Table.Td>
      <Table.Td data-label={t('companies.userColumn_enabled')}>
        <EnabledSwitch name={user.name} isEnabled={user.enabled} isBusy={isBusy} confirm={confirm} onChange={set} />
      </Table.Td>
      <Table.Td data-wrap data-roomy data-label={t('companies.userColumn_actioned')}>
        {actioned}
      </Table.Td>
      <Table.Td data-roomy data-label={t('companies.userColumn_lastSignIn')}>
        {user.lastSignInOn === null ? (
          t('companies.never')
        ) : (
          <time dateTime={user.lastSignInOn} title={formatMoment(user.lastSignInOn)}>
            {formatAgo(user.lastSignInOn)}
          </time>
        )}
      </Table.Td>
      <Table.Td data-corner>
        <UserActions user={user} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Edit and delete at the end of a user's row. */
export function UserActions({ user }: { user: CompanyUserRow }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { name, username } = user;
  const close = () => setOpen(null);
  const remove = useAction({
    refreshes: companyChanges,
    call: () => call(endpoints.deleteUser, { params: { id: user.id } }),
    done: () => ({ title: t('users.userHasBeenDeleted'), text: name }),
    failed: 'users.couldntRemoveUser',
    onDone: close,
    onFailed: close,
  });
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      <RowAction
        label={t('users.edit', { name })}
        icon={<IconPencil size={17} stroke={1.7} />}
        blocked={user.enabled ? null : t('companies.editDisabledUser')}
        onClick={() => setOpen('edit')}
      />
      <RowAction
        label={t('users.delete', { name })}
        icon={<IconTrash size={17} stroke={1.7} />}
        onClick={() => setOpen('delete')}
      />
      {open === 'edit' && <EditUserDialog user={user} onClose={close} />}
      <ConfirmDialog
        opened={open === 'delete'}
        title={t('users.deleteTitle', { name })}
        confirmLabel={t('users.deleteUser')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        {t('users.deleteText', { username })}
      </ConfirmDialog>
    </Group>
  );
}

/** Enables or disables a user of a customer: the words that ask before, and the change. */
function useUserSwitch(company: Pick<Company, 'enabled'>, user: CompanyUserRow) {
  const { t } = useTranslation();
  const { name, username } = user;
  const change = useAction({
    refreshes: companyChanges,
    call: (toEnabled: boolean) =>
      call(toEnabled ? endpoints.enableUser : endpoints.disableUser, { params: { id: user.id } }),
    done: (_, toEnabled) =>
      toEnabled
        ? { title: t('users.userHasBeenEnabled'), text: name }
        : { title: t('users.userHasBeenDisabled'), text: t('users.userHasBeenDisabledText', { name }) },
    failed: (_, toEnabled) => t(toEnabled ? 'users.couldntEnableUser' : 'users.couldntDisableUser'),
  });
  const confirm = user.enabled
    ? {
        title: t('users.disableTitle', { name }),
        text: t('users.disableText', { username }),
        label: t('users.disable'),
      }
    : {
        title: t('users.enableTitle', { name }),
        text: company.enabled ? t('users.enableText', { username }) : t('companies.enableUserTextCompanyOff'),
        label: t('users.enable'),
      };
  return { confirm, set: change.mutate, isBusy: change.isPending };
}

type Actioned = Pick<CompanyUserRow, 'enabled' | 'actionedBy' | 'actionedOn'>;

/** "Enabled by Anna Berg, 12.11.2026"; a dash where nobody did yet, no name where they were deleted. */
function useActioned({ enabled, actionedBy, actionedOn }: Actioned): string {
  const { t } = useTranslation();
  if (actionedOn === null) return '–';
  const date = formatDate(actionedOn);
  if (actionedBy === null) return enabled ? t('users.enabledOn', { date }) : t('users.disabledOn', { date });
  const by = { name: actionedBy.name, date };
  return enabled ? t('users.enabledBy', by) : t('users.disabledBy', by);
}

/** Customer or company admin; the third role is only shown, it is changed by editing the user. */
function RoleSwitch({ user }: { user: CompanyUserRow }) {
  const { t } = useTranslation();
  const role = (roleName: CompanyUserRow['roleName']) => t(`common.role_${roleName}`);
  const change = useAction({
    refreshes: companyChanges,
    call: (roleName: CompanyUserRow['roleName']) => call(endpoints.setUserRole, { params: { id: user.id, roleName } }),
    done: (_, roleName) => ({
      title: t('users.userHasBeenChanged'),
      text: t('companies.roleHasBeenChanged', { name: user.name, role: role(roleName) }),
    }),
    failed: 'users.couldntChangeUser',
  });
  if (user.roleName === 'ROLE_COMPANY_USER') return role('ROLE_COMPANY_USER');
  const isAdmin = user.roleName === 'ROLE_COMPANY_ADMIN';
  return (
    <span className={classes.role}>
      <Switch
        classNames={{ track: touch.track ?? '' }}
        aria-label={t('companies.isCompanyAdmin', { name: user.name })}
        checked={isAdmin}
        disabled={change.isPending}
        onChange={() => change.mutate(isAdmin ? 'ROLE_CUSTOMER' : 'ROLE_COMPANY_ADMIN')}
      />
      {role(user.roleName)}
    </span>
  );
}
