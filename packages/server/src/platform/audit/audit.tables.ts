import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who did what, when, from where, and whether it was let. Entries are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    action: text().notNull(),
    outcome: text({ enum: ['success', 'failure'] }).notNull(),
    /** The user's id where it is known, and the name as it was given. No foreign key: entries outlive users. */
    actorId: uuid('actor_id'),
    actor: text().notNull(),
    target: text(),
    address: text().notNull(),
    details: jsonb().$type<Record<string, string | number | boolean>>(),
  },
  (table) => [index('audit_entries_created_on').on(table.createdOn.desc().nullsFirst(), table.id.desc().nullsFirst())],
);
