import { companyRoles } from '@soundings/contract/access/user-choices';
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../users/companies.tables.ts';
import { users } from '../users/users.tables.ts';

type CompanyRole = (typeof companyRoles)[number];

export const identityProviders = pgTable('identity_providers', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  issuer: text().notNull(),
  clientId: text('client_id').notNull(),
  /** Sealed for this company. */
  clientSecret: text('client_secret').notNull(),
  roleClaim: text('role_claim').notNull(),
  roles: jsonb().$type<{ value: string; role: CompanyRole }[]>().notNull(),
  defaultRole: text('default_role', { enum: companyRoles }),
  allowsPasswords: boolean('allows_passwords').notNull(),
  enabled: boolean().notNull(),
  changedOn: timestamp('changed_on', { withTimezone: true }).notNull(),
});

export const identityDomains = pgTable(
  'identity_domains',
  {
    domain: text().primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => identityProviders.companyId, { onDelete: 'cascade' }),
  },
  (table) => [index('identity_domains_company_id').on(table.companyId)],
);

/** Which account of a provider (its `sub`) a user has come with. One each. */
export const companyIdentities = pgTable(
  'company_identities',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => identityProviders.companyId, { onDelete: 'cascade' }),
    subject: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.subject] })],
);
