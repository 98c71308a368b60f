import type { AuditEntry } from '@soundings/contract/audit/audit';
import type { StoredAuditEntry } from './audit-log.store.ts';

export const presentAuditEntry = (entry: StoredAuditEntry): AuditEntry => ({
  id: entry.id,
  createdOn: entry.createdOn.toISOString(),
  action: entry.action,
  outcome: entry.outcome,
  actor: entry.actor,
  target: entry.target,
  address: entry.address,
  details: entry.details,
});
