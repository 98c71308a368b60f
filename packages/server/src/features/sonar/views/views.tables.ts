import type { PeriodLength } from '@soundings/contract/sonar/score-choices';
import { index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import { projects } from '#/features/projects/projects.tables.ts';

/** Dashboards as somebody has set them up. */
export const sonarSavedViews = pgTable(
  'sonar_saved_views',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    search: text().notNull(),
    /** Null where they were deleted; their views stay. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('sonar_saved_views_name').on(table.projectId, table.createdBy, table.name),
    index('sonar_saved_views_created_by').on(table.createdBy),
  ],
);

/** How many days a user wants dashboards to open with. */
export const sonarPeriods = pgTable('sonar_periods', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  days: smallint().$type<PeriodLength>().notNull(),
});
