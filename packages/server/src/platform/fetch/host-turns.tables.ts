import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Hosts that a node asks now, or that rest after it. A row that is free means nothing. */
export const hostTurns = pgTable(
  'host_turns',
  {
    host: text().primaryKey(),
    /** Null while the host rests. */
    holder: uuid(),
    /** When the next may come: the end of the rest, or of the turn of a node that died. */
    freeOn: timestamp('free_on', { withTimezone: true }).notNull(),
  },
  (table) => [index('host_turns_free_on').on(table.freeOn)],
);
