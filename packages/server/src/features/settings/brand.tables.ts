import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { pictures } from '#/platform/pictures/pictures.tables.ts';

/** How the agency appears: one row, or none while nothing is set. Empty texts are the product's own. */
export const brandSettings = pgTable('brand_settings', {
  id: text().primaryKey(),
  name: text().notNull().default(''),
  accentColor: text('accent_color').notNull().default(''),
  imprint: text().notNull().default(''),
  privacy: text().notNull().default(''),
  help: text().notNull().default(''),
  logoId: uuid('logo_id').references(() => pictures.id, { onDelete: 'set null' }),
  changedOn: timestamp('changed_on', { withTimezone: true }).notNull(),
});
