import {
  type CompanyProjectSort,
  type CompanyUserSort,
  companyProjectSorts,
  companyUserSorts,
} from '@soundings/contract/companies/company-choices';
import { oneOf, type SearchOf, searchSchema } from '#/lib/address-search.ts';
import { changeListSearch, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';

export const companyTabs = ['users', 'projects', 'assistants', 'aiChats', 'signIn'] as const;
export type CompanyTab = (typeof companyTabs)[number];

export const DetailSearch = searchSchema({
  tab: oneOf(companyTabs),
  ...listFields([...companyUserSorts, ...companyProjectSorts]),
});
export type DetailSearch = SearchOf<typeof DetailSearch>;

export const openTab = (search: object): CompanyTab => DetailSearch.parse(search).tab ?? 'users';

export const searchOfTab = (tab: CompanyTab): DetailSearch => (tab === 'users' ? {} : { tab });

const toRequest = <S extends string>(search: DetailSearch, sorts: readonly S[], first: S) => ({
  page: search.page ?? 1,
  size: offeredSize(search.size),
  sort: sorts.find((sort) => sort === search.sort) ?? first,
  query: search.query,
});

export const toUserRequest = (search: DetailSearch) => toRequest<CompanyUserSort>(search, companyUserSorts, 'name');

export const toProjectRequest = (search: DetailSearch) =>
  toRequest<CompanyProjectSort>(search, companyProjectSorts, '-actionedOn');

export const changeDetail = (search: DetailSearch, change: Partial<DetailSearch>): DetailSearch =>
  changeListSearch(search, change, { size: pageSizes[0] });
