import { aiChatTypes, assistantTypes } from '@soundings/contract/assistants/assistant-choices';
import { agentTypes } from '@soundings/contract/projects/project-choices';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from '#/features/access/users/companies.tables.ts';

export const assistants = pgTable(
  'assistants',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    type: text({ enum: assistantTypes }).notNull(),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
  },
  (table) => [index('assistants_name').on(sql`lower(${table.name})`, table.id)],
);

const ofCompany = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

export const companyAssistants = pgTable(
  'company_assistants',
  {
    companyId: ofCompany(),
    assistantId: uuid('assistant_id')
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.assistantId] }),
    index('company_assistants_assistant_id').on(table.assistantId),
  ],
);

export const companyAiChats = pgTable(
  'company_ai_chats',
  { companyId: ofCompany(), aiChatType: text('ai_chat_type', { enum: aiChatTypes }).notNull() },
  (table) => [primaryKey({ columns: [table.companyId, table.aiChatType] })],
);

export const agents = pgTable(
  'agents',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    type: text({ enum: agentTypes }).notNull(),
    instructions: text().notNull(),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
  },
  (table) => [index('agents_name').on(table.type, sql`lower(${table.name})`, table.id)],
);
