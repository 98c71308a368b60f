import { Button, Input, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import type { Role } from '@soundings/contract/access/permissions';
import type { UserInfo } from '@soundings/contract/access/users';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { checkEmail, checkName, useFieldError } from '#/lib/field-rules.ts';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { EmailField } from '../email-field.tsx';
import { rolesOfKind } from '../list-search.ts';
import { RoleField } from '../role-field.tsx';
import classes from '../user-form.module.css';
import { useUpdateUser } from '../users.api.ts';

interface UserEdit {
  name: string;
  firstName: string;
  lastName: string;
  username: string;
  roleName: Role;
}

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

export function UserInfoForm({ user, isOwn, onDirty, onSaved }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const { name, firstName, lastName, username, roleName, company } = user;
  const required = (value: string, isAsked: boolean) => (isAsked ? checkName(value) : null);
  const form = useForm<UserEdit>({
    initialValues: { name, firstName, lastName, username, roleName },
    validate: {
      name: (value) => required(value, company === null),
      firstName: (value) => required(value, company !== null),
      lastName: (value) => required(value, company !== null),
      username: checkEmail,
    },
  });
  const save = useUpdateUser({
    onDone: (_, { body }) => {
      form.resetDirty({ ...form.values, ...body } as UserEdit);
      onSaved();
    },
    onFailed: (error) => {
      if (isApiError(error, 'userWithUsernameAlreadyExists')) {
        form.setFieldError('username', errorText(t, error));
        form.getInputNode('username')?.focus();
        return true;
      }
      const isRole = isApiError(error, 'roleNotAllowed', 'lastAdministrator');
      if (isRole) form.setFieldError('roleName', errorText(t, error));
      return isRole;
    },
  });
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = (values: UserEdit) => {
    const next = trimmed(values);
    form.setValues(next);
    const names = company === null ? { name: next.name } : { firstName: next.firstName, lastName: next.lastName };
    save.mutate({ params: { id: user.id }, body: { ...names, username: next.username, roleName: next.roleName } });
  };
  return (
    <Card label={t('users.person')}>
      <form
        className={layout.stack}
        noValidate
        aria-label={t('users.person')}
        onSubmit={form.onSubmit(submit, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
      >
        <div className={classes.pair}>
          <NameFields form={form} company={company} />
          <EmailField form={form} />
        </div>
        <RoleField
          roles={rolesOfKind(company === null ? 'staff' : 'company')}
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

interface NameFieldsProps {
  form: UseFormReturnType<UserEdit>;
  company: UserInfo['company'];
}

function NameFields({ form, company }: NameFieldsProps) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const field = (key: 'name' | 'firstName' | 'lastName') => (
    <TextInput
      label={t(`users.${key}`)}
      withAsterisk
      maxLength={120}
      autoComplete="off"
      {...form.getInputProps(key)}
      error={shown(form.errors[key])}
    />
  );
  if (company === null) return field('name');
  return (
    <>
      {field('firstName')}
      {field('lastName')}
      <Input.Wrapper label={t('users.company')} labelElement="div">
        <div className={classes.company}>
          <Link to="/customers/$id" params={{ id: company.id }} className={classes.link}>
            {company.companyName}
          </Link>
        </div>
        <p className={classes.hint}>{t('users.companyHelp')}</p>
      </Input.Wrapper>
    </>
  );
}
