import { agentSorts } from '@soundings/contract/assistants/assistant-choices';
import * as z from 'zod/mini';
import { changeListSearch, hasFilter, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';

/** What the address of the list of agents holds. */
export const AgentSearch = z.object(listFields(agentSorts));
export type AgentSearch = z.infer<typeof AgentSearch>;

const defaultSort = '-name';

/** The question that the address asks. */
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
