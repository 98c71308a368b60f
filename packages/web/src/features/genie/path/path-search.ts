import { pathSorts } from '@soundings/contract/genie/path-choices';
import { type SearchOf, searchSchema } from '#/lib/address-search.ts';
import { changeListSearch, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';

export const PathSearch = searchSchema(listFields(pathSorts));
export type PathSearch = SearchOf<typeof PathSearch>;

const defaults = { sort: '-measured', size: pageSizes[1] } as const;

export const toPathQuery = ({ page, size, sort, query }: PathSearch) => ({
  page: page ?? 1,
  size: offeredSize(size, pageSizes, defaults.size),
  sort: sort ?? defaults.sort,
  query,
});
export type PathQuery = ReturnType<typeof toPathQuery>;

export const changePathSearch = (search: PathSearch, change: Partial<PathSearch>): PathSearch =>
  changeListSearch(search, change, defaults);
