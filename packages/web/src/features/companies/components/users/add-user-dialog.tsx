import { Button, Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Company, CompanyProjectRow } from '@soundings/contract/companies/companies';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '#/ui/new-password-fields.tsx';
import { addCompanyUser } from '../../api/add-company-user.ts';
import { allCompanyProjects } from '../../api/company-projects.ts';
import { showUserError } from '../../show-user-error.ts';
import { useChange } from '../../use-change.ts';
import { newUserRules, type UserFields } from '../../user-fields.ts';
import classes from '../dialog.module.css';
import { GivenProjects } from './given-projects.tsx';
import { NameFields } from './name-fields.tsx';

/** A new user of a customer; their first sign-in asks for a password of their own. */
export function AddUserDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTranslation();
  const all = useQuery({
    queryKey: ['companies', company.id, 'projects', 'preselected'],
    queryFn: ({ signal }) => allCompanyProjects(company.id, signal),
    staleTime: 0,
  });
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
  const add = useChange({
    change: ({ repeatPassword: _, ...person }: UserFields) =>
      addCompanyUser({
        params: { id: company.id },
        body: { ...person, assignedProjects: projects.map(({ projectId }) => projectId) },
      }),
    done: ({ firstName, lastName }) => ({
      title: t('users.userHasBeenCreated'),
      text: t('users.userHasBeenCreatedText', { name: `${firstName.trim()} ${lastName.trim()}` }),
    }),
    failed: t('users.couldntCreateUser'),
    onDone: onClose,
    onFailed: (error) => showUserError(t, form, error),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={!isChoosing}
      title={t('companies.addUserTitle')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form className={classes.form} noValidate onSubmit={form.onSubmit((fields) => add.mutate(fields))}>
        <p className={classes.lead}>{t('companies.addUserLead')}</p>
        <NameFields form={form} />
        <NewPasswordFields form={form} label={t('users.password')} withAsterisk />
        <GivenProjects
          company={company}
          value={projects}
          onChange={setChosen}
          isLoading={isWaiting}
          isChoosing={isChoosing}
          onChoosing={setChoosing}
        />
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={add.isPending} disabled={isWaiting}>
            {t('companies.addUser')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
