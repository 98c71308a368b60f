import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    /** Number of the only refresh token that is good; each refresh adds one. */
    generation: integer().notNull().default(0),
    rotatedOn: time('rotated_on').notNull(),
    createdOn: time('created_on').notNull(),
    expiresOn: time('expires_on').notNull(),
    rememberMe: boolean('remember_me').notNull(),
    endedOn: time('ended_on'),
    /** Of the sign-in: what the browser said of itself, and the network address. Empty in older rows. */
    userAgent: text('user_agent').notNull().default(''),
    address: text().notNull().default(''),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_on').on(table.expiresOn)],
);

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    purpose: text({ enum: ['sign-in', 'forgot-password'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    attemptsRemaining: integer('attempts_remaining').notNull(),
    rememberMe: boolean('remember_me').notNull(),
    createdOn: time('created_on').notNull(),
    expiresOn: time('expires_on').notNull(),
    usedOn: time('used_on'),
    destroyedOn: time('destroyed_on'),
  },
  (table) => [
    index('one_time_codes_user_id').on(table.userId, table.purpose),
    index('one_time_codes_expires_on').on(table.expiresOn),
  ],
);

export const changePasswordTokens = pgTable(
  'change_password_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    expiresOn: time('expires_on').notNull(),
    signsIn: text('signs_in', { enum: ['for-now', 'remembered'] }),
  },
  (table) => [index('change_password_tokens_user_id').on(table.userId)],
);
