import { projectSorts } from '@soundings/contract/projects/project-choices';
import { createdTypes } from '@soundings/contract/projects/project-types';
import { oneOf, type SearchOf, searchSchema, uuid } from '#/lib/address-search.ts';
import {
  changeListSearch,
  hasFilter,
  listFields,
  offeredSize,
  type PageSizes,
  pageSizes as rowSizes,
} from '#/lib/list-search.ts';

export type ContentView = 'cards' | 'table';

export const ListSearch = searchSchema({
  type: oneOf(createdTypes),
  ...listFields(projectSorts),
  createdBy: uuid,
});
export type ListSearch = SearchOf<typeof ListSearch>;

export const pageSizes: Record<ContentView, PageSizes> = {
  cards: [12, 24, 60],
  table: rowSizes,
};

export const defaultSort = '-createdOn';

export const sizeOf = (view: ContentView, size: number | undefined): number => offeredSize(size, pageSizes[view]);

export const projectQueryOf = (search: ListSearch, view: ContentView) => ({
  page: search.page ?? 1,
  size: sizeOf(view, search.size),
  sort: search.sort ?? defaultSort,
  type: search.type,
  query: search.query,
  createdBy: search.createdBy,
});
export type ProjectQuery = ReturnType<typeof projectQueryOf>;

export const changeSearch = (search: ListSearch, change: Partial<ListSearch>): ListSearch =>
  changeListSearch(search, change, { sort: defaultSort });

export const noFilters = { type: undefined, query: undefined, createdBy: undefined } satisfies Partial<ListSearch>;

export const isFiltered = (search: ListSearch): boolean => hasFilter(search, ['type', 'query', 'createdBy']);
