import { roles } from '@soundings/contract/access/permissions';
import { companyRoles, staffRoles, userKinds, userSorts, userStatuses } from '@soundings/contract/access/user-choices';
import * as z from 'zod/mini';

/** What the address of the list holds; whatever it does not understand is left out. `page` counts from 1. */
export const UserSearch = z.object({
  query: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))), undefined),
  kind: z.catch(z.optional(z.enum(userKinds)), undefined),
  role: z.catch(z.optional(z.enum(roles)), undefined),
  status: z.catch(z.optional(z.enum(userStatuses)), undefined),
  sort: z.catch(z.optional(z.enum(userSorts)), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1))), undefined),
  size: z.catch(z.optional(z.coerce.number().check(z.int())), undefined),
});
export type UserSearch = z.infer<typeof UserSearch>;

export const pageSizes = [10, 20, 50] as const;
const defaultSort = '-createdOn';

/** The question that the address asks. */
export const userQueryOf = ({ query, kind, role, status, sort, page, size }: UserSearch) => ({
  query,
  kind,
  roleName: role,
  status,
  sort: sort ?? defaultSort,
  page: page ?? 1,
  size: pageSizes.find((offered) => offered === size) ?? pageSizes[0],
});
export type UserQuery = ReturnType<typeof userQueryOf>;

/** The roles that users of a kind can have. */
export const rolesOf = (kind: UserSearch['kind']) =>
  kind === undefined ? roles : kind === 'staff' ? staffRoles : companyRoles;

/** A change of filter, sort or size starts again at the first page; defaults and a role of the other kind leave the address. */
export const changeSearch = (search: UserSearch, change: Partial<UserSearch>): UserSearch => {
  const next = { ...search, page: undefined, ...change };
  if (next.sort === defaultSort) next.sort = undefined;
  if (next.page === 1) next.page = undefined;
  if (next.size === pageSizes[0]) next.size = undefined;
  if (!rolesOf(next.kind).some((role) => role === next.role)) next.role = undefined;
  return next;
};

export const isFiltered = ({ query, kind, role, status }: UserSearch): boolean =>
  [query, kind, role, status].some((filter) => filter !== undefined);
