import { Input, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { UserInfo } from '@soundings/contract/access/users';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/use-field-error.ts';
import type { UserEdit } from '../use-save-user.ts';
import classes from './user-form.module.css';

interface Props {
  form: UseFormReturnType<UserEdit>;
  company: UserInfo['company'];
}

/** The own people have one name; a customer's have two, and their customer stands beside. */
export function NameFields({ form, company }: Props) {
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
