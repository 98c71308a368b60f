import { writingHints } from '@soundings/contract/ai/ai-choices';
import {
  ageRanges,
  evaluations,
  genders,
  genieCreateTypes,
  genieRunPurposes,
  type genieSourceTypes,
} from '@soundings/contract/genie/genie-choices';
import type { CountryCode } from '@soundings/contract/sonar/country-codes';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projects } from '#/features/projects/projects.tables.ts';

const genieLists = ['PREDICTED', 'GENERATED'] as const;
export type GenieList = (typeof genieLists)[number];

/** What was asked for last, and what answers it, a row a project. */
export const genieSessions = pgTable(
  'genie_sessions',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The highest number that a message of the project was given. */
    counter: integer().notNull().default(0),
    threadId: uuid('thread_id'),
    assistantId: uuid('assistant_id'),
    url: text().notNull().default(''),
    brief: jsonb().$type<GenieBrief>().notNull().default({ byPass: '', focusOn: '', fileText: '' }),
    hint: text(),
    hintCode: text('hint_code', { enum: writingHints }),
    replies: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Of `ai_runs`, which outlive projects. */
    runId: uuid('run_id'),
    runPurpose: text('run_purpose', { enum: genieRunPurposes }),
  },
  (table) => [index('genie_sessions_thread_id').on(table.threadId)],
);

export interface GenieBrief {
  readonly byPass: string;
  readonly focusOn: string;
  readonly fileText: string;
}

export interface MessageSource {
  readonly projectId: string;
  readonly projectName: string;
  readonly projectType: (typeof genieSourceTypes)[number];
}

/** Messages without their figures: those follow from the text by the predictor. */
export const genieMessages = pgTable(
  'genie_messages',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    list: text({ enum: genieLists }).notNull(),
    createType: text('create_type', { enum: genieCreateTypes }).notNull(),
    text: text().notNull(),
    count: integer().notNull(),
    isNew: boolean('is_new').notNull(),
    evaluation: text({ enum: evaluations }).notNull(),
    gender: text({ enum: genders }).notNull(),
    ageRange: text('age_range', { enum: ageRanges }).notNull(),
    region: text().$type<CountryCode>(),
    url: text().notNull(),
    /** Of an alternative: the message that it was written for, which may be gone. */
    originalId: uuid('original_id'),
    /** The project that it was sent from, as it was called then. */
    source: jsonb().$type<MessageSource>(),
    runId: uuid('run_id'),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('genie_messages_project_id').on(table.projectId, table.list, table.count),
    index('genie_messages_source_project')
      .on(sql`(${table.source} ->> 'projectId')`)
      .where(sql`${table.source} is not null`),
  ],
);

export type GenieSession = typeof genieSessions.$inferSelect;
export type MessageRow = typeof genieMessages.$inferSelect;
export type NewMessage = Omit<MessageRow, 'count'>;
