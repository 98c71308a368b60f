import type { Role } from '@soundings/contract/access/permissions';
import { holds } from '@soundings/contract/access/permissions';
import { isCreatedType, typeFacts } from '@soundings/contract/projects/project-types';
import type { Caller } from '#/platform/http/caller.ts';

/** Which projects a user sees: every one, those assigned to them, those of their company, or those of both. */
export type Visibility = 'all' | 'assigned' | 'company' | 'assigned-in-company';

export const projectVisibility = (role: Role): Visibility => {
  if (role === 'ROLE_GLOBAL_ADMIN') return 'all';
  if (role === 'ROLE_GLOBAL_USER') return 'assigned';
  return role === 'ROLE_COMPANY_ADMIN' ? 'company' : 'assigned-in-company';
};

export const canManageProjects = ({ role }: Pick<Caller, 'role'>): boolean => holds(role, 'projects.manage');

/** Company admins edit the types that say so. */
export const canEditProject = (caller: Pick<Caller, 'role'>, type: string): boolean =>
  canManageProjects(caller) || (isCreatedType(type) && holds(caller.role, typeFacts[type].editedBy));

/** Whether a caller may list the projects that a company does not have yet. */
export const canListUnassigned = ({ role }: Pick<Caller, 'role'>): boolean => holds(role, 'companies.manage');
