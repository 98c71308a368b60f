import { listOf, oneOf, type SearchOf, searchSchema, textUpTo } from '#/lib/address-search.ts';

export const messageSorts = ['-total', 'total', '-r1', 'r1', '-r2', 'r2', 'message', '-message'] as const;
export type MessageSort = (typeof messageSorts)[number];

export const resonanceTabs = ['messages', 'concepts', 'benchmarks', 'waves'] as const;

const id = textUpTo(200);
const ids = listOf(id, 20);

export const ResponseSearch = searchSchema({
  tab: oneOf(resonanceTabs),
  of: textUpTo(20),
  filters: listOf(id, 2000),
  message: id,
  sort: oneOf(messageSorts),
  global: oneOf([true]),
  concept: id,
  compareTo: ids,
  messagesBeside: ids,
  beside: ids,
});
export type ResponseSearch = SearchOf<typeof ResponseSearch>;

export const withFilters = (search: ResponseSearch, filters: string[]): ResponseSearch => ({
  ...search,
  filters: filters.length > 0 ? filters : undefined,
  global: filters.length > 0 ? search.global : undefined,
});

export const withConcept = (search: ResponseSearch, concept: string): ResponseSearch => ({
  ...search,
  concept,
  compareTo: undefined,
});
