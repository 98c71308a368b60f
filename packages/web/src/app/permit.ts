import type { CurrentUser } from '@soundings/contract/access';
import type { Permission } from '@soundings/contract/permissions';
import { redirect } from '@tanstack/react-router';
import { ApiError } from '#/lib/api/api-error.ts';

interface Guarded {
  context: { user: CurrentUser };
  location: { pathname: string };
}

/** Whether the signed-in user holds a permission. */
export const may = (user: CurrentUser, permission: Permission): boolean => user.status.includes(permission);

/**
 * `beforeLoad` of a route that needs a permission; whoever lacks it goes to the project list.
 * On the project list itself it refuses instead, so that a guard can never send someone in a circle.
 */
export const permit =
  (permission: Permission) =>
  ({ context, location }: Guarded): void => {
    if (may(context.user, permission)) return;
    if (location.pathname === '/projects') throw new ApiError('accessDenied', 403);
    throw redirect({ to: '/projects', replace: true });
  };
