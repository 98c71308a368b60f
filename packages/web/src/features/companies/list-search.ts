import { userStatuses } from '@soundings/contract/access/user-choices';
import { companySorts } from '@soundings/contract/companies/company-choices';
import { oneOf, type SearchOf, searchSchema } from '#/lib/address-search.ts';
import { changeListSearch, hasFilter, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';

export const ListSearch = searchSchema({
  ...listFields(companySorts),
  status: oneOf(userStatuses),
});
export type ListSearch = SearchOf<typeof ListSearch>;

const defaultSort = '-createdOn';

export const toCompanyRequest = (search: ListSearch) => ({
  page: search.page ?? 1,
  size: offeredSize(search.size),
  sort: search.sort ?? defaultSort,
  query: search.query,
  status: search.status,
});
export type CompanyQuery = ReturnType<typeof toCompanyRequest>;

export const changeSearch = (search: ListSearch, change: Partial<ListSearch>): ListSearch =>
  changeListSearch(search, change, { sort: defaultSort, size: pageSizes[0] });

export const isFiltered = (search: ListSearch): boolean => hasFilter(search, ['query', 'status']);
