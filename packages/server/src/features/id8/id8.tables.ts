import { aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import type { AgentChoice, IdeaRubric } from '@soundings/contract/id8/id8';
import { ideaHints, imagePromptKinds, imageReactions } from '@soundings/contract/id8/id8-choices';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projects } from '#/features/projects/projects.tables.ts';
import type { BoardLayout } from './boards/board-text.ts';
import type { IdeaSource } from './ideas/id8-ideas.prompt.ts';

/** What was asked for last, and what the page said, a row a project. */
export const id8Sessions = pgTable('id8_sessions', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  threadId: uuid('thread_id'),
  url: text().notNull().default(''),
  focusOn: text('focus_on').notNull().default(''),
  byPass: text('by_pass').notNull().default(''),
  fileText: text('file_text').notNull().default(''),
  hint: text(),
  hintCode: text('hint_code', { enum: ideaHints }),
  replies: jsonb().$type<readonly string[]>().notNull().default([]),
  /** The page as it was read last: images, scores and the map rest on it. */
  source: jsonb().$type<IdeaSource>(),
  /** Whose instructions were followed; null for the project's own agent. */
  agent: jsonb().$type<AgentChoice>(),
  /** Of `ai_runs`, which outlive projects. */
  runId: uuid('run_id'),
  /** Ideas that it was asked for. */
  wanted: integer().notNull().default(0),
  /** Runs so far: each has a seed of its own. */
  runs: integer().notNull().default(0),
});

/** A photo of the page, kept as it was loaded, and who said that the customer may advertise with it. */
export interface PagePhoto {
  readonly key: string;
  readonly url: string;
  /** '' for a consumer. */
  readonly confirmedBy: string;
  readonly confirmedOn: string;
}

/** Images that were asked for at once. */
export const id8Prompts = pgTable(
  'id8_prompts',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text({ enum: imagePromptKinds }).notNull(),
    /** Of the board, which may have deleted it since. */
    ideaId: uuid('idea_id'),
    ideaText: text('idea_text').notNull(),
    description: text().notNull().default(''),
    generating: boolean().notNull(),
    wanted: integer().notNull(),
    failure: text(),
    photo: jsonb().$type<PagePhoto>(),
    liked: boolean().notNull().default(false),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    updatedOn: timestamp('updated_on', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('id8_prompts_shown').on(
      table.projectId,
      table.liked.desc().nullsFirst(),
      table.updatedOn.desc().nullsFirst(),
      table.id,
    ),
    index('id8_prompts_idea').on(table.ideaId),
  ],
);

export const id8Images = pgTable(
  'id8_images',
  {
    id: uuid().primaryKey(),
    promptId: uuid('prompt_id')
      .notNull()
      .references(() => id8Prompts.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    storageKey: text('storage_key').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    layout: text().$type<BoardLayout>(),
    reaction: text({ enum: imageReactions }),
    headline: text().notNull(),
    copy: text().notNull(),
    statement: text().notNull(),
    revision: text().notNull().default(''),
    /** The image that it began with, and the first one of all of them. */
    basisId: uuid('basis_id'),
    rootId: uuid('root_id').notNull(),
    kind: text({ enum: aiChatTypes }).notNull(),
    model: text().notNull(),
    seed: integer().notNull(),
    /** A logo of its own, kept so that later revisions have it, too. */
    logoKey: text('logo_key'),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    updatedOn: timestamp('updated_on', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('id8_images_prompt').on(table.promptId),
    index('id8_images_root').on(table.rootId),
    index('id8_images_project').on(table.projectId),
  ],
);

/** How much each criterion counts for ideas of this workspace: one row, once it was changed. */
export const id8Rubric = pgTable('id8_rubric', {
  id: integer().primaryKey(),
  weights: jsonb().$type<IdeaRubric>().notNull(),
});

export type Id8Session = typeof id8Sessions.$inferSelect;
export type PromptRow = typeof id8Prompts.$inferSelect;
export type ImageRow = typeof id8Images.$inferSelect;
