import { type AuditEntry, auditEndpoints as endpoints } from '@soundings/contract/audit/audit';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { type StoredAuditEntry, searchAuditEntries } from './audit-log.store.ts';
import { exportAudit } from './export-audit.ts';

export const auditRoutes = (route: Route, services: Services): void => {
  route(endpoints.searchAudit, async ({ query: { page, size, sort, ...filter } }) => {
    const { rows, nameOf, totalElements } = await searchAuditEntries(services.db, filter, { page, size, sort });
    return { content: rows.map((row) => presentAuditEntry(row, nameOf(row))), totalElements, page, size };
  });

  route(endpoints.exportAudit, ({ caller, query }) => exportAudit(services, caller, query));
};

const presentAuditEntry = (entry: StoredAuditEntry, actorName: string | null): AuditEntry => ({
  id: entry.id,
  createdOn: entry.createdOn.toISOString(),
  action: entry.action,
  outcome: entry.outcome,
  actor: entry.actor,
  actorName,
  target: entry.target,
  address: entry.address,
  details: entry.details,
});
