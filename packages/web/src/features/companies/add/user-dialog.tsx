import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUsernameTaken } from '#/features/users/users.api.ts';
import { checkEmail, checkName, checkRepeat, checkUserPassword, useFieldError } from '#/lib/field-rules.ts';
import { NewPasswordFields } from '#/ui/form/new-password-fields.tsx';
import { toOwner } from '../detail/user-fields.ts';
import classes from './add-company.module.css';
import type { PendingUser } from './company-draft.ts';

interface Props {
  user?: PendingUser;
  others: readonly PendingUser[];
  onSave: (user: PendingUser) => void;
  onClose: () => void;
}

export function UserDialog({ user, others, onSave, onClose }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const { form, isChecking, onSubmit } = useUserForm({ user, others, onSave });
  const field = (name: 'firstName' | 'lastName') => (
    <TextInput
      data-autofocus={name === 'firstName' || undefined}
      label={t(`companyForm.${name}`)}
      withAsterisk
      required
      maxLength={120}
      autoComplete="off"
      {...form.getInputProps(name)}
      error={shown(form.errors[name])}
    />
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(user ? 'companyForm.editUserTitle' : 'companyForm.addUser')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <p className={classes.lead}>{t('companyForm.userLead')}</p>
        <div className={classes.pair}>
          {field('firstName')}
          {field('lastName')}
        </div>
        <TextInput
          type="email"
          inputMode="email"
          label={t('companyForm.username')}
          withAsterisk
          required
          maxLength={254}
          autoComplete="off"
          {...form.getInputProps('username')}
          error={shown(form.errors.username)}
        />
        <NewPasswordFields form={form} owner={toOwner(form.values)} label={t('companyForm.password')} withAsterisk />
        <Checkbox
          label={t('companyForm.column_admin')}
          description={t(others.some(({ isAdmin }) => isAdmin) ? 'companyForm.adminHelp' : 'companyForm.noAdminYet')}
          {...form.getInputProps('isAdmin', { type: 'checkbox' })}
        />
        <div className={classes.buttons}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={isChecking}>
            {t(user ? 'companyForm.apply' : 'companyForm.addUser')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface Options {
  user: PendingUser | undefined;
  others: readonly PendingUser[];
  onSave: (user: PendingUser) => void;
}

function useUserForm({ user, others, onSave }: Options) {
  const [isChecking, setIsChecking] = useState(false);
  const form = useForm({
    initialValues: {
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      username: user?.username ?? '',
      password: user?.password ?? '',
      repeatPassword: user?.password ?? '',
      isAdmin: user?.isAdmin ?? false,
    },
    validate: {
      firstName: checkName,
      lastName: checkName,
      username: (value) => {
        const wanted = value.trim().toLowerCase();
        return (
          checkEmail(value) ?? (others.some(({ username }) => username === wanted) ? 'companies.emailInList' : null)
        );
      },
      password: checkUserPassword,
      repeatPassword: (value, { password }) => checkRepeat(value, password),
    },
  });
  const jumpToFirst = (errors: object) => {
    const [first] = Object.keys(form.values).filter((name) => name in errors);
    if (first) form.getInputNode(first)?.focus();
  };
  const add = async (values: typeof form.values) => {
    const username = values.username.trim().toLowerCase();
    setIsChecking(true);
    // A check that fails does not hold anyone up: the server decides again when the company is saved.
    const isTaken = await isUsernameTaken(username).catch(() => false);
    setIsChecking(false);
    if (isTaken) {
      form.setFieldError('username', 'userWithUsernameAlreadyExists');
      form.getInputNode('username')?.focus();
      return;
    }
    onSave({
      enabled: true,
      projectIds: [],
      ...user,
      isAdmin: values.isAdmin,
      username,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      password: values.password,
    });
  };
  return { form, isChecking, onSubmit: form.onSubmit((values) => void add(values), jumpToFirst) };
}
