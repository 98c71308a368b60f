import type { Role } from '@soundings/contract/access/permissions';
import { companyRoles, staffRoles } from '@soundings/contract/access/user-choices';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { User } from './users.store.ts';

/**
 * Nobody gives themselves a role; the agency's own people have roles of staff, a company's people those of companies.
 * Throws cannotChangeYourself and roleNotAllowed.
 */
export const refuseRole = (caller: Caller, user: User, roleName: Role): void => {
  if (roleName === user.roleName) return;
  if (user.id === caller.id) throw new AppError('cannotChangeYourself');
  const allowed: readonly Role[] = user.companyId === null ? staffRoles : companyRoles;
  if (!allowed.includes(roleName)) throw new AppError('roleNotAllowed');
};
