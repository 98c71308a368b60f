import { writerLanguages, writerSorts, writerStatuses } from '@soundings/contract/settings/writer-choices';
import { oneOf, type SearchOf, searchSchema } from '#/lib/address-search.ts';
import { changeListSearch, hasFilter, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';

export const WriterSearch = searchSchema({
  ...listFields(writerSorts),
  language: oneOf(writerLanguages),
  status: oneOf(writerStatuses),
});
export type WriterSearch = SearchOf<typeof WriterSearch>;

const defaultSort = '-updatedOn';

export const toWriterRequest = ({ query, language, status, sort, page, size }: WriterSearch) => ({
  query,
  language,
  status,
  sort: sort ?? defaultSort,
  page: page ?? 1,
  size: offeredSize(size),
});
export type WriterQuery = ReturnType<typeof toWriterRequest>;

export const changeWriterSearch = (search: WriterSearch, change: Partial<WriterSearch>): WriterSearch =>
  changeListSearch(search, change, { sort: defaultSort, size: pageSizes[0] });

export const isWriterSearchFiltered = (search: WriterSearch): boolean =>
  hasFilter(search, ['query', 'language', 'status']);

export const noWriterFilters = { query: undefined, language: undefined, status: undefined };
