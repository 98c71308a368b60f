import { endpoints } from 'virtual:endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import type { AuditQuery } from '../audit-search.ts';

export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: ['audit', 'search', query],
    queryFn: ({ signal }) => call(endpoints.searchAudit, { query, signal }),
    placeholderData: keepPreviousData,
    // Whoever opens the log wants what happened a moment ago.
    staleTime: 0,
  });
