import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projects } from '#/features/projects/projects.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Projects whose figures have changed and were not looked through for alerts since. */
export const sonarAlertChecks = pgTable(
  'sonar_alert_checks',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    changedOn: time('changed_on').notNull(),
    /** By the clock of the database: until then a node looks. */
    claimedTill: time('claimed_till'),
  },
  (table) => [index('sonar_alert_checks_changed_on').on(table.changedOn)],
);
