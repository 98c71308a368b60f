import { datasetFilters, datasetSorts } from '@soundings/contract/sonar/sonar-choices';
import { oneOf, type SearchOf, searchSchema } from '#/lib/address-search.ts';
import { changeListSearch, listFields, offeredSize } from '#/lib/list-search.ts';

export const CollectSearch = searchSchema({
  ...listFields(datasetSorts),
  filter: oneOf(datasetFilters),
});
export type CollectSearch = SearchOf<typeof CollectSearch>;

const usual = { filter: 'all', sort: 'count', page: 1, size: 20 } as const;

export const toCollectQuery = ({ query, filter, sort, page, size }: CollectSearch) => ({
  query,
  filter: filter ?? usual.filter,
  sort: sort ?? usual.sort,
  page: page ?? usual.page,
  size: offeredSize(size, undefined, usual.size),
});
export type CollectQuery = ReturnType<typeof toCollectQuery>;

export const changeSearch = (search: CollectSearch, change: Partial<CollectSearch>): CollectSearch =>
  changeListSearch(search, change, usual);

export const isFiltered = ({ query, filter }: CollectQuery): boolean => query !== undefined || filter !== 'all';

export const noFilters = { query: undefined, filter: undefined } satisfies Partial<CollectSearch>;
