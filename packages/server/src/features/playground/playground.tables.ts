import { aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import type { Source } from '@soundings/contract/playground/chat';
import type { ConversationCopy } from '@soundings/contract/playground/conversations';
import { attachmentKinds, attachmentStates } from '@soundings/contract/playground/playground-choices';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import { assistants } from '#/features/assistants/assistants.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const playgroundFolders = pgTable(
  'playground_folders',
  { id: uuid().primaryKey(), userId: owner(), name: text().notNull(), createdOn: moment('created_on').notNull() },
  (table) => [uniqueIndex('playground_folders_name').on(table.userId, sql`lower(${table.name})`)],
);

export const conversations = pgTable(
  'playground_conversations',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    title: text().notNull(),
    aiChatType: text('ai_chat_type', { enum: aiChatTypes }).notNull(),
    assistantId: uuid('assistant_id').references(() => assistants.id, { onDelete: 'set null' }),
    folderId: uuid('folder_id').references(() => playgroundFolders.id, { onDelete: 'set null' }),
    isPinned: boolean('is_pinned').notNull().default(false),
    createdOn: moment('created_on').notNull(),
    updatedOn: moment('updated_on').notNull(),
    /** The last answer's; whether it is still being written says the run. */
    runId: uuid('run_id'),
    /** Counts the attachments that it ever had, so that a number is never given twice. */
    attached: integer().notNull().default(0),
    /** When the session was last reset: what was said before it is not told to a model. */
    resetOn: moment('reset_on'),
  },
  (table) => [
    index('playground_conversations_updated_on').on(table.userId, table.isPinned, table.updatedOn, table.id),
    index('playground_conversations_title').on(table.userId, table.isPinned, sql`lower(${table.title})`, table.id),
    index('playground_conversations_folder').on(table.folderId, table.isPinned, table.updatedOn),
    index('playground_conversations_assistant').on(table.assistantId),
  ],
);

/** What was asked and answered: a tree, since both have versions. */
export const playgroundMessages = pgTable(
  'playground_messages',
  {
    id: uuid().primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: owner(),
    parentId: uuid('parent_id').references((): AnyPgColumn => playgroundMessages.id, { onDelete: 'cascade' }),
    responseType: text('response_type', { enum: ['USER', 'ASSISTANT'] }).notNull(),
    /** Null while its run goes on, and until somebody looks where the server was killed meanwhile. */
    text: text(),
    runId: uuid('run_id'),
    /** Of the versions with the same parent, the one that the conversation goes on with. */
    isChosen: boolean('is_chosen').notNull().default(true),
    sources: jsonb().$type<readonly Source[]>().notNull().default([]),
    struck: jsonb().$type<readonly string[]>().notNull().default([]),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [
    index('playground_messages_conversation').on(table.conversationId, table.createdOn),
    index('playground_messages_parent').on(table.parentId),
    index('playground_messages_user').on(table.userId),
  ],
);

/** What a model has made of the turns that no longer fit its context, up to and with one message. */
export const conversationSummaries = pgTable('playground_summaries', {
  conversationId: uuid('conversation_id')
    .primaryKey()
    .references(() => conversations.id, { onDelete: 'cascade' }),
  upTo: uuid('up_to').notNull(),
  text: text().notNull(),
  runId: uuid('run_id').notNull(),
});

const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The words of all that was said in a conversation, and its owner's id among them, so that one index finds both. */
export const conversationWords = pgTable(
  'playground_words',
  {
    conversationId: uuid('conversation_id')
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    words: wordVector().notNull(),
  },
  (table) => [index('playground_words_search').using('gin', table.words)],
);

export const playgroundAttachments = pgTable(
  'playground_attachments',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    /** Null until it was sent with a message, with which it gets its number. */
    conversationId: uuid('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => playgroundMessages.id, { onDelete: 'set null' }),
    number: integer(),
    kind: text({ enum: attachmentKinds }).notNull(),
    state: text({ enum: attachmentStates }).notNull().default('READ'),
    /** The code of the error. */
    failure: text(),
    name: text().notNull(),
    type: text().notNull(),
    url: text(),
    bytes: integer(),
    /** Of a picture. */
    storageKey: text('storage_key'),
    characters: integer().notNull(),
    passages: integer().notNull(),
    isCut: boolean('is_cut').notNull(),
    language: text(),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [
    index('playground_attachments_conversation').on(table.conversationId, table.number),
    index('playground_attachments_message').on(table.messageId),
    index('playground_attachments_user').on(table.userId, table.createdOn),
  ],
);

export const playgroundPassages = pgTable(
  'playground_passages',
  {
    attachmentId: uuid('attachment_id')
      .notNull()
      .references(() => playgroundAttachments.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attachmentId, table.number] })],
);

export const savedPrompts = pgTable(
  'playground_prompts',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    text: text().notNull(),
    isShared: boolean('is_shared').notNull(),
    updatedOn: moment('updated_on').notNull(),
  },
  (table) => [
    uniqueIndex('playground_prompts_name').on(table.userId, sql`lower(${table.name})`),
    index('playground_prompts_shared').on(table.userId).where(sql`${table.isShared}`),
  ],
);

/** Conversations as they were, for whoever has the link and belongs to the same workspace. */
export const conversationCopies = pgTable(
  'playground_copies',
  {
    id: uuid().primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: owner(),
    title: text().notNull(),
    aiChatType: text('ai_chat_type', { enum: aiChatTypes }).notNull(),
    assistant: text(),
    messages: jsonb().$type<ConversationCopy['messages']>().notNull(),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [
    index('playground_copies_conversation').on(table.conversationId),
    index('playground_copies_user').on(table.userId),
  ],
);

export type ConversationRow = typeof conversations.$inferSelect;
export type SummaryRow = typeof conversationSummaries.$inferSelect;
export type MessageRow = typeof playgroundMessages.$inferSelect;
export type AttachmentRow = typeof playgroundAttachments.$inferSelect;
export type SavedPromptRow = typeof savedPrompts.$inferSelect;
