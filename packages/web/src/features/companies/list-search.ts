import { userStatuses } from '@soundings/contract/access/user-choices';
import { companyPageSizes, companySorts } from '@soundings/contract/companies/company-choices';
import * as z from 'zod/mini';

/** What the address of the list holds; whatever it does not understand is left out. `page` counts from 1. */
export const ListSearch = z.object({
  query: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))), undefined),
  status: z.catch(z.optional(z.enum(userStatuses)), undefined),
  sort: z.catch(z.optional(z.enum(companySorts)), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1))), undefined),
  size: z.catch(z.optional(z.coerce.number().check(z.int())), undefined),
});
export type ListSearch = z.infer<typeof ListSearch>;

const defaultSort = '-createdOn';

/** A size that the pages offer: the one of the address, or the first. */
export const sizeOf = (size: number | undefined): number =>
  companyPageSizes.find((offered) => offered === size) ?? companyPageSizes[0];

/** The question that an address asks. */
export const companyQueryOf = (search: ListSearch) => ({
  page: search.page ?? 1,
  size: sizeOf(search.size),
  sort: search.sort ?? defaultSort,
  query: search.query,
  status: search.status,
});
export type CompanyQuery = ReturnType<typeof companyQueryOf>;

/** A change of filter, sort or size starts again at the first page; defaults leave the address. */
export const changeSearch = (search: ListSearch, change: Partial<ListSearch>): ListSearch => {
  const next = { ...search, page: undefined, ...change };
  if (next.sort === defaultSort) next.sort = undefined;
  if (next.page === 1) next.page = undefined;
  if (next.size === companyPageSizes[0]) next.size = undefined;
  return next;
};

export const isFiltered = (search: ListSearch): boolean => search.query !== undefined || search.status !== undefined;
