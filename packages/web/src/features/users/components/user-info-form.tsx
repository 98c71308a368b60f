import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UserInfo } from '@soundings/contract/access/users';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail, checkRequired } from '#/lib/field-rules.ts';
import { useFieldError } from '#/lib/use-field-error.ts';
import { Card } from '#/ui/card.tsx';
import { rolesOf } from '../list-search.ts';
import { type UserEdit, useSaveUser } from '../use-save-user.ts';
import { NameFields } from './name-fields.tsx';
import { RoleField } from './role-field.tsx';
import classes from './user-form.module.css';

interface Props {
  user: UserInfo;
  isOwn: boolean;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
}

const trimmed = ({ roleName, ...texts }: UserEdit): UserEdit => ({
  name: texts.name.trim(),
  firstName: texts.firstName.trim(),
  lastName: texts.lastName.trim(),
  username: texts.username.trim().toLowerCase(),
  roleName,
});

/** Name, e-mail and role: the whole name of the own people, first and last name of a customer's. */
export function UserInfoForm({ user, isOwn, onDirty, onSaved }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const { name, firstName, lastName, username, roleName, company } = user;
  const required = (value: string, isAsked: boolean) => (isAsked ? checkRequired(value.trim()) : null);
  const form = useForm<UserEdit>({
    initialValues: { name, firstName, lastName, username, roleName },
    validate: {
      name: (value) => required(value, company === null),
      firstName: (value) => required(value, company !== null),
      lastName: (value) => required(value, company !== null),
      username: checkEmail,
    },
  });
  const save = useSaveUser(user, form, onSaved);
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = (values: UserEdit) => {
    const next = trimmed(values);
    form.setValues(next);
    save.mutate(next);
  };
  return (
    <Card label={t('users.person')}>
      <form
        className={classes.stack}
        noValidate
        aria-label={t('users.person')}
        onSubmit={form.onSubmit(submit, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
      >
        <div className={classes.pair}>
          <NameFields form={form} company={company} />
          <TextInput
            type="email"
            label={t('users.username')}
            withAsterisk
            maxLength={254}
            autoComplete="off"
            {...form.getInputProps('username')}
            error={shown(form.errors.username)}
          />
        </div>
        <RoleField
          roles={rolesOf(company === null ? 'staff' : 'company')}
          value={form.values.roleName}
          onChange={(role) => form.setFieldValue('roleName', role)}
          error={shown(form.errors.roleName)}
          disabled={isOwn}
          reason={isOwn ? t('users.ownRole') : undefined}
        />
        <div className={classes.save}>
          <Button variant="filled" type="submit" disabled={!isDirty} loading={save.isPending}>
            {t('users.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
