import type { MessageOrigin } from '@soundings/contract/board/board';
import { boardCreateTypes, feedbackKinds, messageStatuses, reactions } from '@soundings/contract/board/board-choices';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { projects } from '#/features/projects/projects.tables.ts';

/** A board a project, once it has had a message. */
export const boards = pgTable('boards', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** The highest number that a message of the project was given. */
  counter: integer().notNull(),
});

/** Messages without their figures: those follow from the text by the predictor. */
export const boardMessages = pgTable(
  'board_messages',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    count: integer().notNull(),
    text: text().notNull(),
    /** The text that it began with, once it was edited. */
    originalText: text('original_text'),
    createType: text('create_type', { enum: boardCreateTypes }).notNull(),
    reaction: text({ enum: reactions }),
    selected: boolean().notNull().default(false),
    status: text({ enum: messageStatuses }),
    isNew: boolean('is_new').notNull(),
    finalRank: integer('final_rank'),
    /** Who made it, by name. */
    creator: text().notNull(),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    writer: jsonb().$type<{ readonly id: string; readonly name: string; readonly color: string }>(),
    origin: jsonb().$type<MessageOrigin>(),
    /** Ids of the messages that it stands for. */
    absorbed: jsonb().$type<readonly string[]>(),
    /** Of `ai_runs`, which outlive projects. */
    runId: uuid('run_id'),
  },
  (table) => [
    uniqueIndex('board_messages_project_count').on(table.projectId, table.count.desc().nullsFirst()),
    index('board_messages_idea_project')
      .on(sql`(${table.origin} #>> '{idea,projectId}')`)
      .where(sql`${table.origin} #>> '{idea,projectId}' is not null`),
    index('board_messages_backup').on(table.projectId).where(sql`${table.status} = 'BACKUP'`),
  ],
);

/** Texts that messages got after their first one. */
export const boardEdits = pgTable(
  'board_edits',
  {
    id: uuid().primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => boardMessages.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedOn: timestamp('updated_on', { withTimezone: true }).notNull(),
  },
  (table) => [index('board_edits_message').on(table.messageId, table.updatedOn.desc().nullsFirst())],
);

/** What consumers say of messages and images, under a name that they give. */
export const boardFeedback = pgTable(
  'board_feedback',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** A message, or an image of ID8: both are there as long as their project, so that nothing stays behind. */
    subjectId: uuid('subject_id').notNull(),
    kind: text({ enum: feedbackKinds }).notNull(),
    name: text().notNull(),
    text: text().notNull(),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('board_feedback_project').on(table.projectId),
    index('board_feedback_subject').on(table.subjectId, table.createdOn),
    uniqueIndex('board_feedback_like').on(table.subjectId, table.name).where(sql`${table.kind} = 'LIKE'`),
  ],
);

export type BoardRow = typeof boardMessages.$inferSelect;
export type FeedbackRow = typeof boardFeedback.$inferSelect;
export type NewBoardRow = Pick<BoardRow, 'text' | 'createType' | 'creator'> &
  Partial<Pick<BoardRow, 'id' | 'writer' | 'origin' | 'absorbed' | 'runId' | 'selected' | 'reaction'>>;
