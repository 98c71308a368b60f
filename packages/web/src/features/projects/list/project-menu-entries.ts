import type { Permission } from '@soundings/contract/access/permissions';
import { typeFacts } from '@soundings/contract/projects/project-types';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { whyClosed } from '../openable.ts';
import type { TypeMenuEntry } from '../types/project-type.ts';

export type MenuAction = 'open' | 'share' | 'activate' | 'deactivate' | 'collect' | 'edit' | 'delete';

export interface MenuEntry {
  action: MenuAction;
  blocked: 'inactive' | null;
  own?: TypeMenuEntry;
}

type Facts = Pick<
  ProjectRow,
  'active' | 'projectType' | 'activeSharing' | 'dataStructure' | 'collectedFrom' | 'collectedTill'
>;

/**
 * What one may do with a project (section 6): global admins everything, others what its type lets them, such as to edit
 * SONAR or to collect data for it.
 */
export const menuOf = (project: Facts, may: May, own: readonly TypeMenuEntry[] = []): MenuEntry[] => {
  const { projectType, active, activeSharing } = project;
  const isAdmin = may('projects.manage');
  // A project that is switched off is closed to everyone but admins who edit it, for collecting too.
  const blocked = active ? null : ('inactive' as const);
  const entries: (MenuEntry | false)[] = [
    may(typeFacts[projectType].editedBy) && { action: 'edit', blocked: isAdmin ? null : blocked },
    isAdmin && activeSharing && { action: 'share', blocked: null },
    ...own.map((entry): MenuEntry | false => may(entry.permission) && { action: entry.action, blocked, own: entry }),
    isAdmin && { action: active ? 'deactivate' : 'activate', blocked: null },
    isAdmin && { action: 'delete', blocked: null },
  ];
  const known = entries.filter((entry) => entry !== false);
  // Its name opens it as well: no menu for that alone.
  return known.length > 0 && whyClosed(project) === null ? [{ action: 'open', blocked: null }, ...known] : known;
};

export type May = (permission: Permission) => boolean;
