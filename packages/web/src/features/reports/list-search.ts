import { reportSorts } from '@soundings/contract/reports/report-choices';
import { type SearchOf, searchSchema } from '#/lib/address-search.ts';
import { changeListSearch, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';

export const ListSearch = searchSchema(listFields(reportSorts));
export type ListSearch = SearchOf<typeof ListSearch>;

const defaultSort = '-changedOn';

export const toReportRequest = ({ page, size, sort, query }: ListSearch) => ({
  page: page ?? 1,
  size: offeredSize(size),
  sort: sort ?? defaultSort,
  query,
});
export type ReportQuery = ReturnType<typeof toReportRequest>;

export const changeSearch = (search: ListSearch, change: Partial<ListSearch>): ListSearch =>
  changeListSearch(search, change, { sort: defaultSort, size: pageSizes[0] });
