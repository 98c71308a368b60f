import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Stored files that no row names any more. The row goes when the file is gone, so that a crash loses none. */
export const discardedFiles = pgTable('discarded_files', {
  storageKey: text('storage_key').primaryKey(),
  discardedOn: timestamp('discarded_on', { withTimezone: true }).notNull(),
});
