import { createdTypes } from '@soundings/contract/projects/project-choices';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import type { May } from './may.ts';

export type MenuAction = 'share' | 'activate' | 'deactivate' | 'collect' | 'edit' | 'delete';

/** One entry; a blocked one keeps its place and says why. */
export interface MenuEntry {
  action: MenuAction;
  blocked: 'inactive' | null;
}

type Facts = Pick<ProjectRow, 'active' | 'projectType' | 'activeSharing'>;

/**
 * What one may do with a project (section 6): global admins everything, company admins edit SONAR, and everyone
 * collects data for SONAR. A type that is listed only can be switched and nothing else.
 */
export const menuOf = ({ projectType, active, activeSharing }: Facts, may: May): MenuEntry[] => {
  const isAdmin = may('projects.manage');
  const isSonar = projectType === 'SONAR';
  const isKnown = createdTypes.some((type) => type === projectType);
  const entries: (MenuEntry | false)[] = [
    isAdmin && isKnown && activeSharing && { action: 'share', blocked: null },
    isAdmin && { action: active ? 'deactivate' : 'activate', blocked: null },
    // A project that is switched off is closed to everyone, for collecting too.
    isSonar && may('projects.collect') && { action: 'collect', blocked: active ? null : 'inactive' },
    isAdmin && isKnown && { action: 'edit', blocked: null },
    // To people of a company a project that is switched off is closed, its edit page too.
    !isAdmin && isSonar && may('projects.edit-sonar') && { action: 'edit', blocked: active ? null : 'inactive' },
    isAdmin && isKnown && { action: 'delete', blocked: null },
  ];
  return entries.filter((entry) => entry !== false);
};
