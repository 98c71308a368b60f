import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { permit } from '#/app/permit.ts';
import { CreateUserForm } from '#/features/users/create-user-form.tsx';
import { FormPage } from '#/ui/form/form-page.tsx';
import { BackLink } from '#/ui/layout/back-link.tsx';

export const Route = createFileRoute('/_signed-in/users/create')({
  beforeLoad: permit('users.manage'),
  component: CreateUser,
});

function CreateUser() {
  const { t } = useTranslation();
  return (
    <FormPage
      back={<BackLink to="/users">{t('users.allUsers')}</BackLink>}
      title={t('users.newUser')}
      lead={t('users.createLead')}
    >
      <CreateUserForm />
    </FormPage>
  );
}
