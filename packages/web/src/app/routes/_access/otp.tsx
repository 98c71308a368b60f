import { IconMail, IconShieldLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccessHeading } from '#/features/access/access-layout.tsx';
import { CodeForm } from '#/features/access/code-form.tsx';
import type { Confirmed } from '#/features/access/flow.ts';
import { findFlow, flowSecrets } from '#/features/access/flow.ts';
import { StrongText } from '#/ui/marks/strong-text.tsx';
import { placeAfterSignIn } from '../../return-address.ts';

export const Route = createFileRoute('/_access/otp')({
  beforeLoad: () => {
    const flow = findFlow();
    if (!flow) throw redirect({ to: '/login', replace: true });
    return { flow };
  },
  component: OneTimeCode,
});

function OneTimeCode() {
  const { t } = useTranslation();
  const { flow } = Route.useRouteContext();
  const router = useRouter();
  const queryClient = useQueryClient();
  const goOn = (result: Confirmed) => {
    if (result === 'choose-password') return void router.navigate({ to: '/change-password', replace: true });
    queryClient.clear();
    router.history.replace(placeAfterSignIn(flow.redirect));
  };
  return (
    <>
      {flowSecrets().code === undefined ? (
        <AccessHeading icon={<IconMail size={22} stroke={1.7} />} title={t('signIn.checkEmail')}>
          <StrongText text={t('signIn.codeSentTo', { username: flow.username })} />
        </AccessHeading>
      ) : (
        <AccessHeading icon={<IconShieldLock size={22} stroke={1.7} />} title={t('signIn.confirmItsYou')}>
          {t('signIn.codeShownHere')}
        </AccessHeading>
      )}
      <CodeForm flow={flow} onConfirmed={goOn} onDead={() => void router.navigate({ to: '/login', replace: true })} />
    </>
  );
}
