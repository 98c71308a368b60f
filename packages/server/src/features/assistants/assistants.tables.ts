import { aiChatTypes, assistantTypes } from '@soundings/contract/assistants/assistant-choices';
import { agentTypes } from '@soundings/contract/projects/project-choices';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import { builtInColumn } from '#/platform/built-in/built-in.tables.ts';

const lastChange = () => ({
  builtIn: builtInColumn(),
  updatedOn: timestamp('updated_on', { withTimezone: true }).notNull(),
  updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
});

export const assistants = pgTable(
  'assistants',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    type: text({ enum: assistantTypes }).notNull(),
    instructions: text().notNull().default(''),
    example: text().notNull().default(''),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    ...lastChange(),
  },
  (table) => {
    const name = sql`lower(${table.name})`;
    return [
      uniqueIndex('assistants_name_unique').on(name),
      index('assistants_type_name').on(table.type, name),
      index('assistants_updated_on').on(table.updatedOn.desc().nullsFirst(), name),
      index('assistants_updated_by').on(table.updatedBy),
    ];
  },
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
    ...lastChange(),
  },
  (table) => {
    const name = sql`lower(${table.name})`;
    return [
      // Custom ones all have the same name.
      uniqueIndex('agents_predefined_name').on(name).where(sql`type = 'predefined'`),
      index('agents_updated_on').on(table.type, table.updatedOn.desc().nullsFirst(), name),
      index('agents_updated_by').on(table.updatedBy),
    ];
  },
);
