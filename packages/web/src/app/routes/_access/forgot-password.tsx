import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccessHeading } from '#/features/access/access-layout.tsx';
import { ForgotPassword } from '#/features/access/forgot-password.tsx';

export const Route = createFileRoute('/_access/forgot-password')({ component: Forgot });

function Forgot() {
  const { t } = useTranslation();
  const navigate = Route.useNavigate();
  return (
    <>
      <AccessHeading title={t('signIn.forgotTitle')}>{t('signIn.forgotLead')}</AccessHeading>
      <ForgotPassword onCodeSent={() => void navigate({ to: '/email-sent' })} />
    </>
  );
}
