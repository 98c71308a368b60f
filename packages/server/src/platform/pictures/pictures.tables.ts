import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const pictures = pgTable('pictures', {
  id: uuid().primaryKey(),
  contentType: text('content_type', { enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
  storageKey: text('storage_key').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
});

export type StoredPicture = typeof pictures.$inferSelect;
