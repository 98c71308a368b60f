import type { PeriodLength } from '@soundings/contract/sonar/score-choices';
import type { Reference } from '@soundings/engine/score/reference';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import { projects } from '#/features/projects/projects.tables.ts';

export const sonarReferences = pgTable(
  'sonar_references',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    frozenOn: timestamp('frozen_on', { withTimezone: true }).notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    brands: uuid().array().notNull(),
    extended: integer().notNull().default(0),
    body: jsonb().$type<Reference>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.version] })],
);

export type ReferenceRow = typeof sonarReferences.$inferSelect;

export const sonarSavedViews = pgTable(
  'sonar_saved_views',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    search: text().notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('sonar_saved_views_name').on(table.projectId, table.createdBy, table.name),
    index('sonar_saved_views_created_by').on(table.createdBy),
  ],
);

export const sonarPeriods = pgTable('sonar_periods', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  days: smallint().$type<PeriodLength>().notNull(),
});
