import { responseStates } from '@soundings/contract/scout/response-choices';
import { oneOf, type SearchOf, searchSchema } from '#/lib/address-search.ts';
import { changeListSearch, listFields, offeredSize, pageSizes } from '#/lib/list-search.ts';
import type { RequestsQuery } from './requests.api.ts';

export const RequestSearch = searchSchema({
  ...listFields(['-createdOn']),
  state: oneOf(responseStates),
});
export type RequestSearch = SearchOf<typeof RequestSearch>;

export const toRequestsQuery = ({ state, page, size }: RequestSearch): RequestsQuery => ({
  state: state,
  page: page ?? 1,
  size: offeredSize(size),
});

export const changeRequestSearch = (search: RequestSearch, change: Partial<RequestSearch>): RequestSearch =>
  changeListSearch(search, change, { size: pageSizes[0] });
