import type { Reference } from '@soundings/engine/score/reference';
import { date, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projects } from '#/features/projects/projects.tables.ts';

/** What the scores of a project are measured against. The one with the highest version counts. */
export const sonarReferences = pgTable(
  'sonar_references',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    frozenOn: timestamp('frozen_on', { withTimezone: true }).notNull(),
    /** The days that it is made from, both included. */
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    /** The brands that it is made from. */
    brands: uuid().array().notNull(),
    /** How often what came later was added: caps of accounts, parts of quantities; all else stays as it is. */
    extended: integer().notNull().default(0),
    body: jsonb().$type<Reference>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.version] })],
);

export type ReferenceRow = typeof sonarReferences.$inferSelect;
