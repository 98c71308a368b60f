import { guideLanguages } from '@soundings/contract/sonar/navig8-choices';
import type { DateRanges } from '@soundings/contract/sonar/scores';
import type { ToldChapter } from '@soundings/engine/facts/tell/chapters';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import { projects } from '#/features/projects/projects.tables.ts';

export const navig8Threads = pgTable(
  'navig8_threads',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null for a consumer, who knows the id and nothing else. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    language: text({ enum: guideLanguages }).notNull(),
    ranges: jsonb().$type<DateRanges>().notNull(),
    chapters: jsonb().$type<readonly ToldChapter[]>().notNull(),
    /** From this one on they came with the last answer. */
    newFrom: integer('new_from').notNull().default(0),
    questions: jsonb().$type<readonly string[]>().notNull(),
    /** The answer that a model is writing, and what of it holds so far; null where none is. */
    pendingId: uuid('pending_id'),
    pending: jsonb().$type<readonly ToldChapter[]>().notNull().default([]),
    /** What is said instead where the model gives nothing that holds. */
    builtIn: jsonb('built_in').$type<readonly ToldChapter[]>().notNull().default([]),
    runId: uuid('run_id'),
    isByModel: boolean('is_by_model').notNull().default(false),
    struck: integer().notNull().default(0),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    changedOn: timestamp('changed_on', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('navig8_threads_project_id').on(table.projectId, table.userId),
    index('navig8_threads_user_id').on(table.userId),
  ],
);

export type ThreadRow = typeof navig8Threads.$inferSelect;
