import { writerLanguages, writerStatuses } from '@soundings/contract/settings/writer-choices';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import { builtInColumn } from '#/platform/built-in/built-in.tables.ts';

export const writers = pgTable(
  'writers',
  {
    id: uuid().primaryKey(),
    writerName: text('writer_name').notNull(),
    writerPhrase: text('writer_phrase').notNull(),
    /** `#rrggbbaa`. */
    writerColor: text('writer_color').notNull(),
    language: text({ enum: writerLanguages }).notNull(),
    status: text({ enum: writerStatuses }).notNull().default('active'),
    builtIn: builtInColumn(),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    updatedOn: timestamp('updated_on', { withTimezone: true }).notNull(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    /** What a search looks through, in lower case. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`lower(writer_name || ' ' || writer_phrase)`),
  },
  (table) => {
    const name = sql`lower(${table.writerName})`;
    const newest = () => [table.updatedOn.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    return [
      uniqueIndex('writers_language_name').on(table.language, name),
      index('writers_name').on(name, table.id),
      index('writers_updated_on').on(...newest()),
      index('writers_language_updated_on').on(table.language, ...newest()),
      index('writers_updated_by').on(table.updatedBy),
      index('writers_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    ];
  },
);
