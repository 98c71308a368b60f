import { auditActions, auditOutcomes } from '@soundings/contract/audit/audit-choices';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    action: text({ enum: auditActions }).notNull(),
    outcome: text({ enum: auditOutcomes }).notNull(),
    /** The user's id where it is known, and the name as it was given. No foreign key: entries outlive users. */
    actorId: uuid('actor_id'),
    actor: text().notNull(),
    target: text(),
    address: text().notNull(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(actor || ' ' || coalesce(target, '') || ' ' || address)`),
    details: jsonb().$type<Record<string, string | number | boolean>>(),
  },
  (table) => {
    const newest = () => [table.createdOn.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    return [
      index('audit_entries_created_on').on(...newest()),
      index('audit_entries_action').on(table.action, ...newest()),
      index('audit_entries_outcome').on(table.outcome, ...newest()),
      index('audit_entries_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    ];
  },
);
