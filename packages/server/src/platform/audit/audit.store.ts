import type { AuditAction } from '@soundings/contract/audit-choices';
import { lt } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { auditEntries } from './audit.tables.ts';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly outcome: 'success' | 'failure';
  readonly actorId?: string | null;
  readonly actor: string;
  readonly target?: string;
  readonly address: string;
  readonly details?: Record<string, string | number | boolean>;
}

/** Removes entries from before `time`. */
export const removeAuditEntriesBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(auditEntries).where(lt(auditEntries.createdOn, time));
};

export const addAuditEntry = async (db: Database, now: Date, entry: AuditEntry): Promise<void> => {
  const { actorId = null, actor, ...rest } = entry;
  await db.insert(auditEntries).values({ createdOn: now, actorId, actor: actor.slice(0, 254), ...rest });
};
