import { createFileRoute, redirect } from '@tanstack/react-router';
import { useCallback } from 'react';
import { findFlow } from '#/features/access/flow.ts';
import { EmailSent } from '#/features/access/forgot-password.tsx';

export const Route = createFileRoute('/_access/email-sent')({
  beforeLoad: () => {
    const flow = findFlow();
    if (flow?.purpose !== 'forgot-password') throw redirect({ to: '/login', replace: true });
    return { flow };
  },
  component: Sent,
});

function Sent() {
  const { flow } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const goOn = useCallback(() => void navigate({ to: '/otp', replace: true }), [navigate]);
  return <EmailSent flow={flow} onContinue={goOn} />;
}
