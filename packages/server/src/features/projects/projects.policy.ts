import type { Role } from '@soundings/contract/access/permissions';
import { holds } from '@soundings/contract/access/permissions';
import { type CreatedType, typesInContract } from '@soundings/contract/projects/project-types';
import type { Caller } from '#/platform/http/caller.ts';

export type Visibility = 'all' | 'assigned' | 'company' | 'assigned-in-company';

export const projectVisibility = (role: Role): Visibility => {
  if (role === 'ROLE_GLOBAL_ADMIN') return 'all';
  if (role === 'ROLE_GLOBAL_USER') return 'assigned';
  return role === 'ROLE_COMPANY_ADMIN' ? 'company' : 'assigned-in-company';
};

export const canManageProjects = ({ role }: Pick<Caller, 'role'>): boolean => holds(role, 'projects.manage');

export const canEditProject = (caller: Pick<Caller, 'role'>, type: CreatedType): boolean =>
  canManageProjects(caller) || holds(caller.role, typesInContract[type].editedBy);

export const canListUnassigned = ({ role }: Pick<Caller, 'role'>): boolean => holds(role, 'companies.manage');
