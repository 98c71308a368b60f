import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUserQuery } from '#/features/access/access.api.ts';
import { ProjectTypesProvider } from '#/features/projects/types/project-type.ts';
import { isApiError } from '#/lib/api/api-error.ts';
import { projectTypes } from '../project-types.ts';
import { returnAddress } from '../return-address.ts';
import { Shell } from '../shell/shell.tsx';

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ context, location }) => {
    try {
      return { user: await context.queryClient.ensureQueryData(currentUserQuery) };
    } catch (error) {
      if (!isApiError(error) || (error.status !== 401 && error.status !== 403)) throw error;
      throw redirect({ to: '/login', search: returnAddress(location.href), replace: true });
    }
  },
  component: SignedIn,
});

function SignedIn() {
  const { user } = Route.useRouteContext();
  return (
    <ProjectTypesProvider value={projectTypes}>
      <Shell user={user} />
    </ProjectTypesProvider>
  );
}
