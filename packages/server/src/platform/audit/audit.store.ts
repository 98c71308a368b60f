import type { AuditAction } from '@soundings/contract/audit/audit-choices';
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

export const removeAuditEntriesBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(auditEntries).where(lt(auditEntries.createdOn, time));
};

const storable = (text: string, longest: number): string =>
  text.slice(0, longest).toWellFormed().replaceAll('\u0000', '\uFFFD');

const storableDetail = ([name, value]: [string, string | number | boolean]) =>
  [name, typeof value === 'string' ? storable(value, 1100) : value] as const;

export const addAuditEntry = async (db: Database, now: Date, entry: AuditEntry): Promise<void> => {
  const { actorId = null, actor, target, details, ...rest } = entry;
  await db.insert(auditEntries).values({
    ...rest,
    createdOn: now,
    actorId,
    actor: storable(actor, 254),
    ...(target === undefined ? {} : { target: storable(target, 500) }),
    ...(details ? { details: Object.fromEntries(Object.entries(details).map(storableDetail)) } : {}),
  });
};
