import type { Goal, TimelineMark } from '@soundings/contract/sonar/timeline';
import { date, doublePrecision, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import { projects } from '#/features/projects/projects.tables.ts';

/** Events and goals: an event has a title and its days, a goal a score, a target and the day by which. */
export const sonarMarks = pgTable(
  'sonar_marks',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text().$type<TimelineMark['kind']>().notNull(),
    title: text().notNull().default(''),
    /** The day of an event, its first where it has several; the day by which a goal is to be reached. */
    day: date().notNull(),
    lastDay: date('last_day'),
    score: text().$type<Goal['score']>(),
    target: doublePrecision(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sonar_marks_project').on(table.projectId, table.day),
    index('sonar_marks_created_by').on(table.createdBy),
  ],
);
