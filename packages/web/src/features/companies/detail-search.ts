import {
  type CompanyProjectSort,
  type CompanyUserSort,
  companyPageSizes,
  companyProjectSorts,
  companyUserSorts,
} from '@soundings/contract/companies/company-choices';
import * as z from 'zod/mini';
import { sizeOf } from './list-search.ts';

export const companyTabs = ['users', 'projects', 'assistants', 'aiChats'] as const;
export type CompanyTab = (typeof companyTabs)[number];

/** What the address of one customer holds: the open tab, and what its table shows. `page` counts from 1. */
export const DetailSearch = z.object({
  tab: z.catch(z.optional(z.enum(companyTabs)), undefined),
  query: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))), undefined),
  sort: z.catch(z.optional(z.enum([...companyUserSorts, ...companyProjectSorts])), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1))), undefined),
  size: z.catch(z.optional(z.coerce.number().check(z.int())), undefined),
});
export type DetailSearch = z.infer<typeof DetailSearch>;

export const tabOf = (search: object): CompanyTab => DetailSearch.parse(search).tab ?? 'users';

/** Another tab begins with its own first page, unfiltered; the first tab leaves the address. */
export const searchOfTab = (tab: CompanyTab): DetailSearch => (tab === 'users' ? {} : { tab });

const askedOf = <S extends string>(search: DetailSearch, sorts: readonly S[], first: S) => ({
  page: search.page ?? 1,
  size: sizeOf(search.size),
  sort: sorts.find((sort) => sort === search.sort) ?? first,
  query: search.query,
});

export const userQueryOf = (search: DetailSearch) => askedOf<CompanyUserSort>(search, companyUserSorts, 'name');

export const projectQueryOf = (search: DetailSearch) =>
  askedOf<CompanyProjectSort>(search, companyProjectSorts, '-actionedOn');

/** A change of search, sort or size starts again at the first page. */
export const changeDetail = (search: DetailSearch, change: Partial<DetailSearch>): DetailSearch => {
  const next = { ...search, page: undefined, ...change };
  if (next.page === 1) next.page = undefined;
  if (next.size === companyPageSizes[0]) next.size = undefined;
  return next;
};
