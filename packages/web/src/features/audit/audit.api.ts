import { endpoints } from 'virtual:endpoints';
import { maxExportedEntries } from '@soundings/contract/audit/audit-choices';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { download } from '#/lib/api/download.ts';
import { formatNumber } from '#/lib/format.ts';
import { queryRoots } from '#/lib/query.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import type { AuditQuery, toFilter } from './audit-search.ts';

export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: [...queryRoots.audit, 'search', query],
    queryFn: ({ signal }) => call(endpoints.searchAudit, { query, signal }),
    placeholderData: keepPreviousData,
    // Whoever opens the log wants what happened a moment ago.
    staleTime: 0,
  });

export const useExportAudit = (total: number | undefined) =>
  useAction({
    call: (query: ReturnType<typeof toFilter>) => download(endpoints.exportAudit, { query }),
    // The export is an entry of its own.
    refreshes: [queryRoots.audit],
    toastId: 'audit-export',
    done: (t) => {
      const title = t('audit.exported');
      const n = formatNumber(Math.min(total ?? 0, maxExportedEntries));
      if (total === undefined) return { title };
      if (total <= maxExportedEntries) return { title, text: t('audit.exportedText', { count: total, n }) };
      return { tone: 'warning', title, text: t('audit.exportedPart', { n, total: formatNumber(total) }) };
    },
    failed: 'audit.couldntExport',
  });
