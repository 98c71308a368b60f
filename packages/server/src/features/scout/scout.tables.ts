import { writingHints } from '@soundings/contract/ai/ai-choices';
import { scoutModes, scoutTargets } from '@soundings/contract/scout/scout-choices';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { projects } from '#/features/projects/projects.tables.ts';

/** The form as it was sent last, and the run that it began, a row a project. */
export const scoutForms = pgTable('scout_forms', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  url: text().notNull().default(''),
  byPass: text('by_pass').notNull().default(''),
  focusOn: text('focus_on').notNull().default(''),
  fileText: text('file_text').notNull().default(''),
  reply: text().notNull().default(''),
  targetNumber: integer('target_number').notNull().default(scoutTargets.default),
  /** Of `ai_runs`, which outlive projects. */
  runId: uuid('run_id'),
  runMode: text('run_mode', { enum: scoutModes }),
  /** Messages that the run was asked for. */
  wanted: integer().notNull().default(0),
});

/** What was said to an assistant and what it asks for, a row a project and mode. */
export const scoutSessions = pgTable(
  'scout_sessions',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    mode: text({ enum: scoutModes }).notNull(),
    /** Null after a reset. */
    threadId: uuid('thread_id'),
    assistantId: uuid('assistant_id'),
    writerIds: jsonb('writer_ids').$type<readonly string[]>().notNull().default([]),
    count: integer().notNull().default(0),
    hint: text(),
    hintCode: text('hint_code', { enum: writingHints }),
    replies: jsonb().$type<readonly string[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.mode] })],
);

export type ScoutForm = typeof scoutForms.$inferSelect;
export type ScoutSession = typeof scoutSessions.$inferSelect;
