import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { logout } from '#/features/access/access.api.ts';

/** Ends the session on the server and here, and leads to /login. What was loaded is forgotten either way. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await logout().catch(() => undefined);
    await navigate({ to: '/login', replace: true, ignoreBlocker: true });
    queryClient.clear();
  };
}
