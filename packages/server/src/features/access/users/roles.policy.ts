import { holds, type Role, roles } from '@soundings/contract/access/permissions';
import { companyRoles, staffRoles } from '@soundings/contract/access/user-choices';

export const administratorRole = 'ROLE_GLOBAL_ADMIN' satisfies Role;

export const companyAdministratorRole = 'ROLE_COMPANY_ADMIN' satisfies Role;

export const rolesFor = ({ companyId }: { readonly companyId: string | null }): readonly Role[] =>
  companyId === null ? staffRoles : companyRoles;

/** Whose accounts somebody sees anyway, besides their own. */
export const visibleRoles = ({ role }: { readonly role: Role }): readonly Role[] => {
  if (holds(role, 'users.manage')) return roles;
  return holds(role, 'users.see-admins') ? [administratorRole] : [];
};
