import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const userId = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' });

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: userId().notNull(),
    name: text().notNull(),
    /** By which an authenticator knows it; base64url, as the two below. */
    credentialId: text('credential_id').notNull().unique(),
    /** A COSE key. */
    publicKey: text('public_key').notNull(),
    /** How often its authenticator says that it has signed; 0 for ever where it doesn't count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdOn: time('created_on').notNull(),
    lastUsedOn: time('last_used_on'),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);

export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** Who adds a passkey; null where somebody signs in. */
    userId: userId(),
    expiresOn: time('expires_on').notNull(),
  },
  (table) => [index('passkey_challenges_expires_on').on(table.expiresOn)],
);
