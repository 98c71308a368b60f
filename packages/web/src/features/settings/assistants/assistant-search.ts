import { assistantSorts, assistantTypes } from '@soundings/contract/assistants/assistant-choices';
import { oneOf, type SearchOf, searchSchema } from '#/lib/address-search.ts';
import { changeListSearch, hasFilter, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';

export const AssistantSearch = searchSchema({
  ...listFields(assistantSorts),
  type: oneOf(assistantTypes),
});
export type AssistantSearch = SearchOf<typeof AssistantSearch>;

const defaultSort = 'name';

export const toAssistantRequest = ({ query, type, sort, page, size }: AssistantSearch) => ({
  query,
  type,
  sort: sort ?? defaultSort,
  page: page ?? 1,
  size: offeredSize(size),
});
export type AssistantQuery = ReturnType<typeof toAssistantRequest>;

export const changeAssistantSearch = (search: AssistantSearch, change: Partial<AssistantSearch>): AssistantSearch =>
  changeListSearch(search, change, { sort: defaultSort, size: pageSizes[0] });

export const isAssistantSearchFiltered = (search: AssistantSearch): boolean => hasFilter(search, ['query', 'type']);

export const noAssistantFilters = { query: undefined, type: undefined };
