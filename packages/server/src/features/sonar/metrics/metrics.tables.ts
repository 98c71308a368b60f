import { collectReasons } from '@soundings/contract/sonar/metrics';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import {
  bigint,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { sonarDatasets } from '../brands/brands.tables.ts';
import type { Account } from '../connectors/connector.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Profiles that figures are kept of. Links are written anew by every crawl and every change of a brand; what was
 * collected stays with the account.
 */
export const sonarAccounts = pgTable(
  'sonar_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    brandId: uuid('dataset_id')
      .notNull()
      .references(() => sonarDatasets.id, { onDelete: 'cascade' }),
    network: text({ enum: socialNetworks }).notNull(),
    /** The key of the link; empty where figures were imported before a link was known. */
    key: text().notNull(),
    resolved: jsonb().$type<Account>(),
    reason: text({ enum: collectReasons }),
    triedOn: timestamp('tried_on', { withTimezone: true }),
    collectedOn: timestamp('collected_on', { withTimezone: true }),
    /** The transaction that last wrote figures of it, or took some away; null where none has. */
    written: bigint({ mode: 'number' }),
  },
  (table) => [unique('sonar_accounts_key').on(table.brandId, table.network, table.key)],
);

export const sonarValues = pgTable(
  'sonar_values',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => sonarAccounts.id, { onDelete: 'cascade' }),
    metric: smallint().notNull(),
    block: smallint().notNull(),
    written: bigint({ mode: 'number' }).notNull(),
    known: smallint().notNull(),
    days: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.metric, table.block] })],
);

export const sonarGaps = pgTable(
  'sonar_gaps',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => sonarAccounts.id, { onDelete: 'cascade' }),
    metric: smallint().notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    reason: text({ enum: collectReasons }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.metric, table.fromDay] })],
);

export type AccountRow = typeof sonarAccounts.$inferSelect;
export type GapRow = typeof sonarGaps.$inferSelect;
