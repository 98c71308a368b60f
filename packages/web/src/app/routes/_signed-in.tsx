import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUserQuery } from '#/features/access/access.api.ts';
import { ProjectTypesProvider } from '#/features/projects/types/type-on-web.ts';
import { isApiError } from '#/lib/api/api-error.ts';
import { useUser } from '../permit.ts';
import { returnAddress } from '../return-address.ts';
import { Shell } from '../shell/shell.tsx';
import { typesOnWeb } from '../types-on-web.ts';

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
  const user = useUser();
  return (
    <ProjectTypesProvider value={typesOnWeb}>
      <Shell user={user} />
    </ProjectTypesProvider>
  );
}
