import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** All predefined agents on one page, as the server allows it for choosing. */
export const agentsQuery = queryOptions({
  queryKey: ['agents', 'to-choose'],
  queryFn: ({ signal }) => call(endpoints.searchAgents, { query: { size: 999, sort: 'name' }, signal }),
});
