import type { AudienceName } from '@soundings/contract/resonance/saved';
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import { projects } from '#/features/projects/projects.tables.ts';

export const resonanceSaved = pgTable(
  'resonance_saved',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    kind: text({ enum: ['filter', 'banner'] }).notNull(),
    name: text().notNull(),
    audiences: jsonb().$type<AudienceName[]>().notNull(),
    filterIds: jsonb('filter_ids').$type<string[]>().notNull(),
  },
  (table) => [
    unique('resonance_saved_name').on(table.projectId, table.createdBy, table.kind, table.name),
    index('resonance_saved_created_by').on(table.createdBy),
  ],
);
