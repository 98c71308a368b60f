import { endpoints } from 'virtual:endpoints';
import { Select, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { companyRoles } from '@soundings/contract/access/user-choices';
import type { Company, CompanyProjectRow, CompanyUserRow } from '@soundings/contract/companies/companies';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/error-text.ts';
import { useFieldError } from '#/lib/field-rules.ts';
import { withPasswords } from '#/ui/feedback/given-passwords.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { NewPasswordFields } from '#/ui/form/new-password-fields.tsx';
import { allCompanyProjectsQuery, companyChanges } from '../companies.api.ts';
import classes from '../dialog.module.css';
import { DialogForm } from './dialog-form.tsx';
import { GivenProjects } from './given-projects.tsx';
import { changedUserRules, newUserRules, toOwner, type UserFields } from './user-fields.ts';

export function AddUserDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTranslation();
  const all = useQuery(allCompanyProjectsQuery(company.id));
  // A new user begins with everything that the customer has.
  const [chosen, setChosen] = useState<CompanyProjectRow[] | null>(null);
  const projects = chosen ?? all.data ?? [];
  const isWaiting = chosen === null && all.isPending;
  const [isChoosing, setChoosing] = useState(false);
  const form = useForm<UserFields>({
    initialValues: {
      firstName: '',
      lastName: '',
      username: '',
      roleName: 'ROLE_CUSTOMER',
      password: '',
      repeatPassword: '',
    },
    validate: newUserRules,
  });
  const add = useAction({
    refreshes: companyChanges,
    call: ({ repeatPassword: _, ...person }: UserFields) =>
      call(endpoints.addCompanyUser, {
        params: { id: company.id },
        body: { ...person, assignedProjects: projects.map(({ projectId }) => projectId) },
      }),
    done: (_, { firstName, lastName, password }) => {
      const name = `${firstName.trim()} ${lastName.trim()}`;
      const text = t('users.userHasBeenCreatedText', { name });
      return { title: t('users.userHasBeenCreated'), ...withPasswords(text, [{ who: name, password }]) };
    },
    failed: 'users.couldntCreateUser',
    onDone: onClose,
    onFailed: (error) => showUserError(t, form, error),
  });
  return (
    <DialogForm
      title={t('companies.addUserTitle')}
      size={520}
      save={{ label: t('companies.addUser'), isBusy: add.isPending, isDisabled: isWaiting }}
      closesOnEscape={!isChoosing}
      onSubmit={form.onSubmit((fields) => add.mutate(fields))}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('companies.addUserLead')}</p>
      <NameFields form={form} />
      {hasNoAdmin(company) ? <p className={classes.lead}>{t('companies.noAdminYet')}</p> : null}
      <NewPasswordFields form={form} owner={toOwner(form.values)} label={t('users.password')} withAsterisk />
      <GivenProjects
        company={company}
        value={projects}
        onChange={setChosen}
        isLoading={isWaiting}
        isChoosing={isChoosing}
        onChoosing={setChoosing}
      />
    </DialogForm>
  );
}

/** Of many users only the first are known here. */
const hasNoAdmin = ({ customers, customersTotal }: Company): boolean =>
  customers.length === customersTotal && customers.every(({ roleName }) => roleName !== 'ROLE_COMPANY_ADMIN');

export function EditUserDialog({ user, onClose }: { user: CompanyUserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useForm<UserFields>({
    initialValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      username: user.username,
      roleName: user.roleName,
      password: '',
      repeatPassword: '',
    },
    validate: changedUserRules,
  });
  const save = useAction({
    refreshes: companyChanges,
    call: (fields: UserFields) => saveUser(user.id, fields),
    done: (_, { password }) => ({
      title: t('users.userHasBeenChanged'),
      ...withPasswords(user.username, password === '' ? [] : [{ who: user.username, password }]),
    }),
    failed: 'users.couldntChangeUser',
    onDone: onClose,
    onFailed: (error) => showUserError(t, form, error),
  });
  return (
    <DialogForm
      title={t('companies.editUserTitle')}
      size={520}
      save={{ label: t('companies.save'), isBusy: save.isPending, isDisabled: !form.isDirty() }}
      onSubmit={form.onSubmit((fields) => save.mutate(fields))}
      onClose={onClose}
    >
      <NameFields form={form} />
      <NewPasswordFields form={form} owner={toOwner(form.values)} label={t('companies.newPassword')} />
      <p className={classes.lead}>{t('companies.newPasswordHelp')}</p>
    </DialogForm>
  );
}

function NameFields({ form }: { form: UseFormReturnType<UserFields> }) {
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

/** The password goes last: it ends the user's sessions, which a refused e-mail should not. */
const saveUser = async (id: string, { password, repeatPassword: _, ...person }: UserFields): Promise<void> => {
  await call(endpoints.updateUserInfo, { params: { id }, body: person });
  if (password !== '') await call(endpoints.setUserPassword, { params: { id }, body: { password } });
};

const showUserError = (t: TFunction, form: UseFormReturnType<UserFields>, error: unknown): boolean => {
  const field = isApiError(error, 'userWithUsernameAlreadyExists')
    ? 'username'
    : isApiError(error, 'passwordTooCommon')
      ? 'password'
      : null;
  if (field === null) return false;
  form.setFieldError(field, errorText(t, error));
  form.getInputNode(field)?.focus();
  return true;
};
