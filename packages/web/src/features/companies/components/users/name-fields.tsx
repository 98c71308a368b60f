import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { companyRoles } from '@soundings/contract/access/user-choices';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/use-field-error.ts';
import type { UserFields } from '../../user-fields.ts';
import classes from '../dialog.module.css';

/** Name, e-mail and role of a user. */
export function NameFields({ form }: { form: UseFormReturnType<UserFields> }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const field = (name: 'firstName' | 'lastName' | 'username') => ({
    label: t(`users.${name}`),
    required: true,
    autoComplete: 'off',
    ...form.getInputProps(name),
    error: shown(form.errors[name]),
  });
  return (
    <>
      <div className={classes.pair}>
        <TextInput data-autofocus {...field('firstName')} />
        <TextInput {...field('lastName')} />
      </div>
      <TextInput type="email" {...field('username')} />
      <Select
        label={t('users.role')}
        description={t(`users.role_help_${form.values.roleName}`)}
        data={companyRoles.map((value) => ({ value, label: t(`common.role_${value}`) }))}
        value={form.values.roleName}
        onChange={(value) => {
          const role = companyRoles.find((known) => known === value);
          if (role) form.setFieldValue('roleName', role);
        }}
      />
    </>
  );
}
