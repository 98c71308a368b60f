import { Switch } from '@mantine/core';
import type { CompanyUserRow } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { setUserRole } from '../../api/set-user-role.ts';
import { useChange } from '../../use-change.ts';
import touch from '../touch.module.css';
import classes from './users.module.css';

/** Customer or company admin; the third role is only shown, it is changed by editing the user. */
export function RoleSwitch({ user }: { user: CompanyUserRow }) {
  const { t } = useTranslation();
  const role = (roleName: CompanyUserRow['roleName']) => t(`common.role_${roleName}`);
  const change = useChange({
    change: (roleName: CompanyUserRow['roleName']) => setUserRole({ params: { id: user.id, roleName } }),
    done: (roleName) => ({
      title: t('users.userHasBeenChanged'),
      text: t('companies.roleHasBeenChanged', { name: user.name, role: role(roleName) }),
    }),
    failed: t('users.couldntChangeUser'),
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
