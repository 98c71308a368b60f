import { agentSorts } from '@soundings/contract/assistants/assistant-choices';
import { type SearchOf, searchSchema } from '#/lib/address-search.ts';
import { changeListSearch, hasFilter, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';

export const AgentSearch = searchSchema(listFields(agentSorts));
export type AgentSearch = SearchOf<typeof AgentSearch>;

const defaultSort = '-name';

export const toAgentRequest = ({ query, sort, page, size }: AgentSearch) => ({
  query,
  sort: sort ?? defaultSort,
  page: page ?? 1,
  size: offeredSize(size),
});
export type AgentQuery = ReturnType<typeof toAgentRequest>;

export const changeAgentSearch = (search: AgentSearch, change: Partial<AgentSearch>): AgentSearch =>
  changeListSearch(search, change, { sort: defaultSort, size: pageSizes[0] });

export const isAgentSearchFiltered = (search: AgentSearch): boolean => hasFilter(search, ['query']);
