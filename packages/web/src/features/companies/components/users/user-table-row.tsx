import { Table } from '@mantine/core';
import type { Company, CompanyUserRow } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatMoment } from '#/lib/format.ts';
import { EnabledSwitch } from '../enabled-switch.tsx';
import { RoleSwitch } from './role-switch.tsx';
import { useActioned } from './use-actioned.ts';
import { useUserSwitch } from './use-user-switch.ts';
import { UserActions } from './user-actions.tsx';
import { UserProjects } from './user-projects.tsx';
import classes from './users.module.css';

export function UserTableRow({ company, user }: { company: Company; user: CompanyUserRow }) {
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
