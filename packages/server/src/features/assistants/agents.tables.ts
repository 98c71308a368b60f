import { agentTypes } from '@soundings/contract/projects/project-choices';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Writers of ID8's ideas. A custom one was made for one project and is offered nowhere else. */
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
