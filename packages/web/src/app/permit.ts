import type { CurrentUser } from '@soundings/contract/access/auth';
import type { Permission } from '@soundings/contract/access/permissions';
import { redirect } from '@tanstack/react-router';
import { ApiError } from '#/lib/api/api-error.ts';
import { needAdminTexts, needFormTexts, needSettingsTexts } from '#/lib/i18n.ts';

interface Guarded {
  context: { user: CurrentUser };
  location: { pathname: string };
}

export const may = (user: CurrentUser, permission: Permission): boolean => user.status.includes(permission);

export const textsFor: Record<Permission, (() => Promise<void>) | null> = {
  'users.manage': needAdminTexts,
  'companies.manage': needAdminTexts,
  'audit.read': needAdminTexts,
  'settings.manage': needSettingsTexts,
  'projects.create': needFormTexts,
  'projects.manage': needFormTexts,
  'projects.edit-sonar': needFormTexts,
  'projects.use': null,
  'projects.collect': null,
  'users.see-admins': null,
  'assistants.manage': needSettingsTexts,
  'playground.use': null,
  'sidebar.projects': null,
};

/**
 * Whoever lacks the permission goes to the project list, which itself refuses instead: a guard can't redirect in a
 * circle.
 */
export const permit =
  (permission: Permission) =>
  ({ context, location }: Guarded): void | Promise<void> => {
    if (may(context.user, permission)) return textsFor[permission]?.();
    if (location.pathname === '/projects') throw new ApiError('accessDenied', 403);
    throw redirect({ to: '/projects', replace: true });
  };
