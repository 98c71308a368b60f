import { roles } from '@soundings/contract/access/permissions';
import { companyRoles, staffRoles, userKinds, userSorts, userStatuses } from '@soundings/contract/access/user-choices';
import { oneOf, type SearchOf, searchSchema } from '#/lib/address-search.ts';
import { changeListSearch, hasFilter, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';

export const UserSearch = searchSchema({
  ...listFields(userSorts),
  kind: oneOf(userKinds),
  role: oneOf(roles),
  status: oneOf(userStatuses),
});
export type UserSearch = SearchOf<typeof UserSearch>;

const defaultSort = '-createdOn';

export const toUserRequest = ({ query, kind, role, status, sort, page, size }: UserSearch) => ({
  query,
  kind,
  roleName: role,
  status,
  sort: sort ?? defaultSort,
  page: page ?? 1,
  size: offeredSize(size),
});
export type UserQuery = ReturnType<typeof toUserRequest>;

export const rolesOfKind = (kind: UserSearch['kind']) =>
  kind === undefined ? roles : kind === 'staff' ? staffRoles : companyRoles;

export const changeSearch = (search: UserSearch, change: Partial<UserSearch>): UserSearch => {
  const next = changeListSearch(search, change, { sort: defaultSort, size: pageSizes[0] });
  if (!rolesOfKind(next.kind).some((role) => role === next.role)) next.role = undefined;
  return next;
};

export const isFiltered = (search: UserSearch): boolean => hasFilter(search, ['query', 'kind', 'role', 'status']);
