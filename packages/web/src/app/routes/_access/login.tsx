import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { AccessHeading } from '#/features/access/components/access-heading.tsx';
import { LoginForm } from '#/features/access/components/login-form.tsx';
import { isOwnPath } from '../../return-address.ts';

export const Route = createFileRoute('/_access/login')({
  validateSearch: z.object({ redirect: z.catch(z.optional(z.string().check(z.refine(isOwnPath))), undefined) }),
  component: Login,
});

function Login() {
  const { t } = useTranslation();
  const { redirect } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <AccessHeading title={t('access.signInTitle')}>{t('access.signInLead')}</AccessHeading>
      <LoginForm redirect={redirect} onCodeSent={() => void navigate({ to: '/otp' })} />
    </>
  );
}
