import { auditEndpoints as endpoints } from '@soundings/contract/audit/audit';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { presentAuditEntry } from './audit.present.ts';
import { searchAuditEntries } from './audit-log.store.ts';
import { exportAudit } from './export-audit.ts';

export const auditRoutes = (route: Route, services: Services): void => {
  route(endpoints.searchAudit, async ({ query: { page, size, sort, ...filter } }) => {
    const { rows, totalElements } = await searchAuditEntries(services.db, filter, { page, size, sort });
    return { content: rows.map(presentAuditEntry), totalElements, page, size };
  });

  route(endpoints.exportAudit, ({ caller, query }) => exportAudit(services, caller, query));
};
