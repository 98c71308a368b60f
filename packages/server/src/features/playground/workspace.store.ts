import { companyRoles, staffRoles } from '@soundings/contract/access/user-choices';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Caller } from '#/platform/http/caller.ts';

/** Users of the caller's workspace: the people of their company, or the staff. `users` is joined. */
export const inWorkspaceOf = ({ id, role, companyId }: Pick<Caller, 'id' | 'role' | 'companyId'>): SQL | undefined => {
  if (companyId !== null) return eq(users.companyId, companyId);
  // A role of a company without a company: made by hand, is alone.
  if ((companyRoles as readonly string[]).includes(role)) return eq(users.id, id);
  return and(isNull(users.companyId), inArray(users.roleName, [...staffRoles]));
};
