import { aiPurposes, vendorKinds } from '@soundings/contract/ai/ai-choices';
import { keyOutcomes } from '@soundings/contract/ai/ai-keys';
import { aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';

const setBy = () => uuid('set_by').references(() => users.id, { onDelete: 'set null' });
const setOn = () => timestamp('set_on', { withTimezone: true }).notNull();

export const aiKeys = pgTable('ai_keys', {
  kind: text({ enum: vendorKinds }).primaryKey(),
  /** Sealed with the kind as its context. */
  secret: text().notNull(),
  baseUrl: text('base_url'),
  header: jsonb().$type<{ readonly name: string; readonly prefix: string }>(),
  apiVersion: text('api_version'),
  setBy: setBy(),
  setOn: setOn(),
});

export const aiKeyChecks = pgTable('ai_key_checks', {
  kind: text({ enum: vendorKinds }).primaryKey(),
  checkedOn: timestamp('checked_on', { withTimezone: true }).notNull(),
  outcome: text({ enum: keyOutcomes }).notNull(),
  models: jsonb().$type<string[]>().notNull(),
});

export const aiPurposeModels = pgTable('ai_purpose_models', {
  purpose: text({ enum: aiPurposes }).primaryKey(),
  kind: text({ enum: aiChatTypes }).notNull(),
  model: text().notNull(),
  otherwiseKind: text('otherwise_kind', { enum: aiChatTypes }),
  otherwiseModel: text('otherwise_model'),
  setBy: setBy(),
  setOn: setOn(),
});
