import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccessHeading } from '#/features/access/access-layout.tsx';
import { findFlow, flowSecrets } from '#/features/access/flow.ts';
import { NewPasswordForm } from '#/features/access/new-password-form.tsx';
import { StrongText } from '#/ui/marks/strong-text.tsx';
import { placeAfterSignIn } from '../../return-address.ts';

export const Route = createFileRoute('/_access/change-password')({
  beforeLoad: () => {
    const { changePasswordToken } = flowSecrets();
    const flow = findFlow();
    if (!changePasswordToken || !flow?.username) throw redirect({ to: '/login', replace: true });
    return { changePasswordToken, flow };
  },
  component: ChangePassword,
});

function ChangePassword() {
  const { t } = useTranslation();
  const { changePasswordToken, flow } = Route.useRouteContext();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { username } = flow;
  const isFirst = flow.purpose === 'sign-in';
  return (
    <>
      <AccessHeading title={t(isFirst ? 'signIn.firstPasswordTitle' : 'signIn.choosePasswordTitle')}>
        <StrongText text={t(isFirst ? 'signIn.firstPasswordLead' : 'signIn.choosePasswordLead', { username })} />
      </AccessHeading>
      <NewPasswordForm
        username={username}
        changePasswordToken={changePasswordToken}
        isFirst={isFirst}
        onSignedIn={() => {
          queryClient.clear();
          router.history.replace(placeAfterSignIn(flow.redirect));
        }}
        onEnd={() => void router.navigate({ to: '/login', replace: true })}
      />
    </>
  );
}
