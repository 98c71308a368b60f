import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccessHeading } from '#/features/access/components/access-heading.tsx';
import { NewPasswordForm } from '#/features/access/components/new-password-form.tsx';
import { findFlow, flowSecrets } from '#/features/access/flow.ts';

export const Route = createFileRoute('/_access/change-password')({
  beforeLoad: () => {
    const { changePasswordToken } = flowSecrets();
    const username = findFlow()?.username;
    if (!changePasswordToken || !username) throw redirect({ to: '/login', replace: true });
    return { changePasswordToken, username };
  },
  component: ChangePassword,
});

function ChangePassword() {
  const { t } = useTranslation();
  const { changePasswordToken, username } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <>
      <AccessHeading title={t('access.choosePasswordTitle')}>
        {t('access.choosePasswordLead', { username })}
      </AccessHeading>
      <NewPasswordForm
        username={username}
        changePasswordToken={changePasswordToken}
        onEnd={() => void navigate({ to: '/login', replace: true })}
      />
    </>
  );
}
