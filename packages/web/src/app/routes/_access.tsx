import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccessLayout } from '#/features/access/access-layout.tsx';

export const Route = createFileRoute('/_access')({ component: Access });

function Access() {
  return (
    <AccessLayout>
      <Outlet />
    </AccessLayout>
  );
}
