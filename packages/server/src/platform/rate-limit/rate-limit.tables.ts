import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    windowEndsOn: timestamp('window_ends_on', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_window_ends_on').on(table.windowEndsOn)],
);
