import { boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What came with the product and was deleted: no start adds it again. */
export const removedBuiltIns = pgTable('removed_built_ins', {
  id: uuid().primaryKey(),
  removedOn: timestamp('removed_on', { withTimezone: true }).notNull(),
});

/** Of a table whose first rows come with the product. */
export const builtInColumn = () => boolean('built_in').notNull().default(false);
