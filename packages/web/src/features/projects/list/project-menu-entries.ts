import type { Permission } from '@soundings/contract/access/permissions';
import { typesInContract } from '@soundings/contract/projects/project-types';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import type { TypeMenuEntry } from '../types/type-on-web.ts';

export type MenuAction = 'share' | 'activate' | 'deactivate' | 'collect' | 'edit' | 'delete';

export interface MenuEntry {
  action: MenuAction;
  blocked: 'inactive' | null;
  own?: TypeMenuEntry;
}

type Facts = Pick<ProjectRow, 'active' | 'projectType' | 'activeSharing'>;

/**
 * What one may do with a project (section 6): global admins everything, others what its type lets them, such as to edit
 * SONAR or to collect data for it.
 */
export const menuOf = (
  { projectType, active, activeSharing }: Facts,
  may: May,
  own: readonly TypeMenuEntry[] = [],
): MenuEntry[] => {
  const isAdmin = may('projects.manage');
  // A project that is switched off is closed to everyone but admins who edit it, for collecting too.
  const blocked = active ? null : ('inactive' as const);
  const entries: (MenuEntry | false)[] = [
    may(typesInContract[projectType].editedBy) && { action: 'edit', blocked: isAdmin ? null : blocked },
    isAdmin && activeSharing && { action: 'share', blocked: null },
    ...own.map((entry): MenuEntry | false => may(entry.permission) && { action: entry.action, blocked, own: entry }),
    isAdmin && { action: active ? 'deactivate' : 'activate', blocked: null },
    isAdmin && { action: 'delete', blocked: null },
  ];
  return entries.filter((entry) => entry !== false);
};

export type May = (permission: Permission) => boolean;
