import { createFileRoute, Outlet } from '@tanstack/react-router';

/** Shared projects, for people without an account. Search engines are to know none of them. */
export const Route = createFileRoute('/_consumer')({ component: Consumers });

function Consumers() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Outlet />
    </>
  );
}
