import { boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

export const removedBuiltIns = pgTable('removed_built_ins', {
  id: uuid().primaryKey(),
  removedOn: timestamp('removed_on', { withTimezone: true }).notNull(),
});

export const builtInColumn = () => boolean('built_in').notNull().default(false);
