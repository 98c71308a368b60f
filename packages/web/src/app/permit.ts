import type { CurrentUser } from '@soundings/contract/access/auth';
import type { Permission } from '@soundings/contract/access/permissions';
import { redirect, useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ApiError } from '#/lib/api/api-error.ts';
import { needAdminTexts, needFormTexts, needReportTexts, needSettingsTexts } from '#/lib/i18n.ts';

interface Guarded {
  context: { user: CurrentUser };
  location: { pathname: string };
}

/** The user alone: the rest of a route's context is another object after each change of the address. */
export const useUser = (): CurrentUser => useRouteContext({ from: '/_signed-in', select: ({ user }) => user });

export const may = (user: CurrentUser, permission: Permission): boolean => user.status.includes(permission);

export const useMay = (): ((permission: Permission) => boolean) => {
  const user = useUser();
  return useCallback((permission) => may(user, permission), [user]);
};

export const textsFor: Record<Permission, (() => Promise<void>) | null> = {
  'users.manage': needAdminTexts,
  'companies.manage': needAdminTexts,
  'audit.read': needAdminTexts,
  'system.read': needAdminTexts,
  'settings.manage': needSettingsTexts,
  'projects.create': needFormTexts,
  'projects.manage': needFormTexts,
  'projects.edit-sonar': needFormTexts,
  'projects.use': null,
  'projects.collect': null,
  'users.see-admins': null,
  'assistants.manage': needSettingsTexts,
  'playground.use': null,
  'reports.use': needReportTexts,
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
