import { createFileRoute, redirect } from '@tanstack/react-router';

/** Whatever is not a page leads to the projects, and from there, without a session, to /login. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/projects', replace: true });
  },
});
