import { createdTypes, projectSorts } from '@soundings/contract/projects/project-choices';
import * as z from 'zod/mini';

export type ContentView = 'cards' | 'table';

/** What the address of the list holds; whatever it does not understand is left out. `page` counts from 1. */
export const ListSearch = z.object({
  type: z.catch(z.optional(z.enum(createdTypes)), undefined),
  query: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))), undefined),
  /** Id of a user. */
  createdBy: z.catch(z.optional(z.uuid()), undefined),
  sort: z.catch(z.optional(z.enum(projectSorts)), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1))), undefined),
  size: z.catch(z.optional(z.coerce.number().check(z.int())), undefined),
});
export type ListSearch = z.infer<typeof ListSearch>;

export const pageSizes: Record<ContentView, readonly [number, ...number[]]> = {
  cards: [12, 24, 60],
  table: [10, 20, 50],
};

export const defaultSort = '-createdOn';

/** A size that the view offers: the one of the address, or the first. */
export const sizeOf = (view: ContentView, size: number | undefined): number =>
  size !== undefined && pageSizes[view].includes(size) ? size : pageSizes[view][0];

/** The question that address and view together ask. */
export const projectQueryOf = (search: ListSearch, view: ContentView) => ({
  page: search.page ?? 1,
  size: sizeOf(view, search.size),
  sort: search.sort ?? defaultSort,
  type: search.type,
  query: search.query,
  createdBy: search.createdBy,
});
export type ProjectQuery = ReturnType<typeof projectQueryOf>;

/** A change of filter, sort or size starts again at the first page; defaults leave the address. */
export const changeSearch = (search: ListSearch, change: Partial<ListSearch>): ListSearch => {
  const next = { ...search, page: undefined, ...change };
  if (next.sort === defaultSort) next.sort = undefined;
  if (next.page === 1) next.page = undefined;
  return next;
};

export const noFilters = { type: undefined, query: undefined, createdBy: undefined } satisfies Partial<ListSearch>;

export const isFiltered = ({ type, query, createdBy }: ListSearch): boolean =>
  type !== undefined || query !== undefined || createdBy !== undefined;
