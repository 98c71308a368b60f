import { Radio } from '@mantine/core';
import type { Role } from '@soundings/contract/access/permissions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './user-form.module.css';

interface Props<R extends Role> {
  roles: readonly R[];
  value: R | null;
  onChange: (role: R) => void;
  error?: ReactNode;
  disabled?: boolean;
  reason?: string | undefined;
}

export function RoleField<R extends Role>({ roles, value, onChange, error, disabled = false, reason }: Props<R>) {
  const { t } = useTranslation();
  const offered: readonly Role[] = roles;
  return (
    <Radio.Group
      label={t('users.role')}
      required
      description={reason}
      value={value}
      onChange={(next) => {
        const role = roles.find((known) => known === next);
        if (role) onChange(role);
      }}
      error={error}
    >
      <div className={classes.roles}>
        {offered.map((role, index) => (
          <Radio
            key={role}
            value={role}
            disabled={disabled}
            data-path={index === 0 ? 'roleName' : undefined}
            label={t(`common.role_${role}`)}
            description={t(`users.role_help_${role}`)}
            classNames={{ root: classes.role ?? '', body: classes.body ?? '', description: classes.help ?? '' }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
