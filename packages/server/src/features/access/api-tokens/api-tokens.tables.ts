import { tokenScopes } from '@soundings/contract/access/token-choices';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The token's last characters, to recognise it by. */
    ending: text().notNull(),
    scopes: text({ enum: tokenScopes }).array().notNull(),
    /** Null: all that the user may open. A project that was deleted since opens nothing. */
    projectIds: uuid('project_ids').array(),
    createdOn: time('created_on').notNull(),
    expiresOn: time('expires_on').notNull(),
    lastUsedOn: time('last_used_on'),
    endedOn: time('ended_on'),
  },
  (table) => [index('api_tokens_user_id').on(table.userId), index('api_tokens_expires_on').on(table.expiresOn)],
);
