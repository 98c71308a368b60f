import { collectReasons } from '@soundings/contract/sonar/metrics';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { ProviderGiven } from '@soundings/contract/sonar/sources';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';

export const sonarSources = pgTable('sonar_sources', {
  network: text({ enum: socialNetworks }).primaryKey(),
  /** Sealed with the network as its context. */
  secret: text().notNull(),
  id: text(),
  provider: jsonb().$type<ProviderGiven>(),
  setBy: uuid('set_by').references(() => users.id, { onDelete: 'set null' }),
  setOn: timestamp('set_on', { withTimezone: true }).notNull(),
});

export const sonarSourceChecks = pgTable('sonar_source_checks', {
  network: text({ enum: socialNetworks }).primaryKey(),
  checkedOn: timestamp('checked_on', { withTimezone: true }).notNull(),
  outcome: text({ enum: collectReasons }).notNull(),
});
