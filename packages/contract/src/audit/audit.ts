import { z } from 'zod';
import { endpoint, page, paging } from '../endpoint.ts';
import { Text } from '../text.ts';
import { TimeZone } from '../time-zone.ts';
import { auditActions, auditOutcomes, auditSorts, earliestAuditDay, latestAuditDay } from './audit-choices.ts';

export const AuditEntry = z.object({
  id: z.number().int(),
  createdOn: z.iso.datetime(),
  action: z.enum(auditActions),
  outcome: z.enum(auditOutcomes),
  /** The e-mail address as it was then. */
  actor: z.string(),
  /** As it is now; null where the account is gone, or it may have been anybody. */
  actorName: z.string().nullable(),
  target: z.string().nullable(),
  address: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const Day = z.iso.date().refine((day) => day >= earliestAuditDay && day <= latestAuditDay, 'outOfRange');

/** `from` and `till` are days in `timeZone`, UTC without one, both included. */
const AuditFilter = z.object({
  query: Text.trim().max(200).optional(),
  action: z.enum(auditActions).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  from: Day.optional(),
  till: Day.optional(),
  timeZone: TimeZone.optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const auditEndpoints = {
  searchAudit: endpoint({
    method: 'GET',
    path: '/api/audit',
    summary: 'The audit log, filtered and paged, newest first',
    access: 'audit.read',
    query: paging(auditSorts, '-createdOn').extend(AuditFilter.shape),
    answer: page(AuditEntry),
  }),
  exportAudit: endpoint({
    method: 'GET',
    path: '/api/audit/export',
    summary: 'The filtered audit log as CSV, newest first, at most 100,000 entries',
    access: 'audit.read',
    query: AuditFilter,
    download: 'text/csv; charset=utf-8',
    answer: z.string(),
  }),
};
