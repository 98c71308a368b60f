import { userStatuses } from '@soundings/contract/access/user-choices';
import { companySorts } from '@soundings/contract/companies/company-choices';
import * as z from 'zod/mini';
import { addressField, changeListSearch, hasFilter, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';

export const ListSearch = z.object({
  ...listFields(companySorts),
  status: addressField(z.enum(userStatuses)),
});
export type ListSearch = z.infer<typeof ListSearch>;

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
