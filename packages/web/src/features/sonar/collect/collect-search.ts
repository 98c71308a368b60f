import { datasetFilters, datasetSorts } from '@soundings/contract/sonar/sonar-choices';
import * as z from 'zod/mini';

/** What the address of the page holds; whatever it does not understand is left out. `page` counts from 1. */
export const CollectSearch = z.object({
  query: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))), undefined),
  filter: z.catch(z.optional(z.enum(datasetFilters)), undefined),
  sort: z.catch(z.optional(z.enum(datasetSorts)), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1))), undefined),
  size: z.catch(z.optional(z.coerce.number().check(z.int())), undefined),
});
export type CollectSearch = z.infer<typeof CollectSearch>;

export const pageSizes = [10, 20, 50] as const;
const usual = { filter: 'all', sort: 'count', page: 1, size: 20 } as const;

export const toCollectQuery = ({ query, filter, sort, page, size }: CollectSearch) => ({
  query,
  filter: filter ?? usual.filter,
  sort: sort ?? usual.sort,
  page: page ?? usual.page,
  size: pageSizes.find((offered) => offered === size) ?? usual.size,
});
export type CollectQuery = ReturnType<typeof toCollectQuery>;

/** A change of filter, sort or size starts again at the first page; what is usual leaves the address. */
export const changeSearch = (search: CollectSearch, change: Partial<CollectSearch>): CollectSearch => {
  const next: CollectSearch = { ...search, page: undefined, ...change };
  for (const key of ['filter', 'sort', 'page', 'size'] as const) if (next[key] === usual[key]) next[key] = undefined;
  return next;
};

export const isFiltered = ({ query, filter }: CollectQuery): boolean => query !== undefined || filter !== 'all';

export const noFilters = { query: undefined, filter: undefined } satisfies Partial<CollectSearch>;
