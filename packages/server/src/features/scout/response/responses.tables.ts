import { responseKinds, responseStates } from '@soundings/contract/scout/response-choices';
import type { KeptRequest } from '@soundings/contract/scout/responses';
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import { projects } from '#/features/projects/projects.tables.ts';

/** Requests for respondents and for help. They outlive their project, as somebody may be at work on them. */
export const responseRequests = pgTable(
  'response_requests',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: responseKinds }).notNull(),
    state: text({ enum: responseStates }).notNull().default('NEW'),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    projectName: text('project_name').notNull(),
    email: text().notNull(),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    request: jsonb().$type<NonNullable<KeptRequest['request']>>(),
    question: text(),
    messages: jsonb().$type<readonly string[]>().notNull(),
    mailed: boolean().notNull().default(false),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    changedOn: timestamp('changed_on', { withTimezone: true }),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('response_requests_created_on').on(table.createdOn.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('response_requests_state').on(table.state, table.createdOn.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('response_requests_project_id').on(table.projectId),
    index('response_requests_sent_by').on(table.sentBy),
    index('response_requests_changed_by').on(table.changedBy),
  ],
);

/** One row, or none while nothing is set. */
export const responseSettings = pgTable('response_settings', {
  id: text().primaryKey(),
  address: text().notNull(),
});
