import { endpoints } from 'virtual:endpoints';
import type { Company, CompanyUserRow } from '@soundings/contract/companies/companies';
import { type CompanyUserSort, companyUserSorts } from '@soundings/contract/companies/company-choices';
import { IconPencil, IconTrash, IconUserCog } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import userClasses from '#/features/users/user-table.module.css';
import { MailBelow, UserTable } from '#/features/users/user-table.tsx';
import { useUndoableDeleteUser } from '#/features/users/users.api.ts';
import { call } from '#/lib/api/call.ts';
import { formatDate } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { useSwitch } from '#/ui/feedback/use-switch.ts';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import { companyChanges } from '../companies.api.ts';
import { EnabledSwitch } from '../enabled-switch.tsx';
import { UserProjects } from './assignment-dialog.tsx';
import { EditUserDialog } from './user-dialogs.tsx';

interface Props {
  company: Company;
  users: readonly CompanyUserRow[];
  sort: CompanyUserSort;
  isStale: boolean;
  onSort: (sort: CompanyUserSort) => void;
}

export function CompanyUsersTable({ company, users, ...list }: Props) {
  const { t } = useTranslation();
  const name: Column<CompanyUserRow, FieldOf<CompanyUserSort>> = {
    id: 'name',
    heading: t('companies.userColumn_name'),
    sort: 'name',
    onPhone: 'title',
    cellClassName: userClasses.person,
    attributes: (user) => ({ title: user.name }),
    cell: (user) => (
      <span className={userClasses.words}>
        <span className={userClasses.link}>{user.name}</span>
        <MailBelow username={user.username} />
      </span>
    ),
  };
  const projects: Column<CompanyUserRow, never> = {
    id: 'projects',
    heading: t('companies.userColumn_projects'),
    cell: (user) => <UserProjects company={company} user={user} />,
  };
  const actioned: Column<CompanyUserRow, never> = {
    id: 'actioned',
    heading: t('companies.userColumn_actioned'),
    wraps: true,
    isRoomy: true,
    cell: (user) => <Actioned {...user} />,
  };
  const wasActioned = users.some(({ actionedOn }) => actionedOn !== null);
  return (
    <UserTable
      {...list}
      users={users}
      label={t('companies.tab_users')}
      sorts={companyUserSorts}
      columns={[
        name,
        'email',
        'role',
        projects,
        'enabled',
        ...(wasActioned ? [actioned] : []),
        'lastSignIn',
        'actions',
      ]}
      cells={{
        enabled: (user) => <UserSwitch company={company} user={user} />,
        actions: (user) => <UserActions user={user} />,
      }}
    />
  );
}

export function UserActions({ user }: { user: CompanyUserRow }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { name, username } = user;
  const close = () => setOpen(null);
  const changeRole = useChangeRole(user);
  const removeUndoably = useUndoableDeleteUser();
  const remove = useAction({
    refreshes: companyChanges,
    call: () => call(endpoints.deleteUser, { params: { id: user.id } }),
    done: () => ({ title: t('users.userHasBeenDeleted'), text: name }),
    failed: 'users.couldntRemoveUser',
    onDone: close,
    onFailed: close,
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
            blocked: user.enabled ? null : t('companies.editDisabledUser'),
            onClick: () => setOpen('edit'),
          },
          ...(user.roleName === 'ROLE_COMPANY_USER'
            ? []
            : [
                {
                  key: 'role',
                  label: t(`companies.become_${otherRole[user.roleName]}`),
                  icon: IconUserCog,
                  onClick: () => changeRole.mutate(otherRole[user.roleName as keyof typeof otherRole]),
                },
              ]),
          {
            key: 'delete',
            label: t('common.delete'),
            icon: IconTrash,
            isDangerous: true,
            onClick: () => (isUnused(user) ? removeUndoably(user) : setOpen('delete')),
          },
        ]}
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
    </>
  );
}

const isUnused = ({ lastSignInOn, assignedProjects }: CompanyUserRow): boolean =>
  lastSignInOn === null && assignedProjects.length === 0;

function UserSwitch({ company, user }: { company: Company; user: CompanyUserRow }) {
  const { t } = useTranslation();
  const { name, username } = user;
  const change = useSwitch(user.enabled, {
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
  return <EnabledSwitch name={name} isEnabled={change.isOn} confirm={confirm} onChange={change.set} />;
}

/** "Enabled by Anna Berg, 12.11.2026"; a dash where nobody did yet, no name where they were deleted. */
function Actioned({ enabled, actionedBy, actionedOn }: CompanyUserRow): string {
  const { t } = useTranslation();
  if (actionedOn === null) return '–';
  const date = formatDate(actionedOn);
  if (actionedBy === null) return enabled ? t('users.enabledOn', { date }) : t('users.disabledOn', { date });
  const by = { name: actionedBy.name, date };
  return enabled ? t('users.enabledBy', by) : t('users.disabledBy', by);
}

const otherRole = { ROLE_COMPANY_ADMIN: 'ROLE_CUSTOMER', ROLE_CUSTOMER: 'ROLE_COMPANY_ADMIN' } as const;

function useChangeRole(user: CompanyUserRow) {
  const { t } = useTranslation();
  return useAction({
    refreshes: companyChanges,
    call: (roleName: 'ROLE_COMPANY_ADMIN' | 'ROLE_CUSTOMER') =>
      call(endpoints.setUserRole, { params: { id: user.id, roleName } }),
    done: (_, roleName) => ({
      title: t('users.userHasBeenChanged'),
      text: t('companies.roleHasBeenChanged', { name: user.name, role: t(`common.role_${roleName}`) }),
    }),
    failed: 'users.couldntChangeUser',
  });
}
