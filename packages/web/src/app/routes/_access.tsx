import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccessLayout } from '#/features/access/access-layout.tsx';
import { needSignInTexts } from '#/lib/i18n.ts';

export const Route = createFileRoute('/_access')({ beforeLoad: needSignInTexts, component: Access });

function Access() {
  return (
    <AccessLayout>
      <Outlet />
    </AccessLayout>
  );
}
