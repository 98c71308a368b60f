import { type Role, roles } from '@soundings/contract/access/permissions';
import type { ProductType } from '@soundings/contract/projects/projects';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.tables.ts';
import { administratorRole, visibleRoles } from './roles.policy.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** E-mail address in lower case. */
    username: text().notNull().unique(),
    name: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    roleName: text('role_name', { enum: roles }).notNull(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    enabled: boolean().notNull().default(true),
    createdOn: time('created_on').notNull(),
    lastSignInOn: time('last_sign_in_on'),
    actionedBy: uuid('actioned_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    actionedOn: time('actioned_on'),
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`lower(name || ' ' || username)`),
  },
  (table) => [
    index('users_created_on').on(table.createdOn.desc().nullsFirst(), table.id),
    index('users_name').on(sql`lower(${table.name})`, table.id),
    index('users_role').on(table.roleName, table.id),
    index('users_last_sign_in_on').on(table.lastSignInOn.desc().nullsLast(), table.id),
    index('users_company_name').on(table.companyId, sql`lower(${table.name})`, table.id),
    index('users_actioned_by').on(table.actionedBy),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const isVisibleTo = (viewer: { readonly id: string; readonly role: Role }): SQL | undefined =>
  or(eq(users.id, viewer.id), inArray(users.roleName, [...visibleRoles(viewer)]));

export const mayBeAssigned = (type: ProductType): SQL =>
  sql`${users.roleName} <> ${administratorRole} and (${users.companyId} is null or ${type} = any(${companies.enabledProducts}))`;
