import { createFileRoute, Outlet } from '@tanstack/react-router';

export const Route = createFileRoute('/_consumer')({ component: Consumers });

function Consumers() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Outlet />
    </>
  );
}
