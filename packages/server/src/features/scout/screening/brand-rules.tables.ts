import type { BrandRules } from '@soundings/contract/scout/brand-rules';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import { projects } from '#/features/projects/projects.tables.ts';

/** Of a company, or of a project in place of those of its companies. */
export const brandRules = pgTable(
  'brand_rules',
  {
    id: uuid().primaryKey(),
    companyId: uuid('company_id')
      .unique()
      .references(() => companies.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .unique()
      .references(() => projects.id, { onDelete: 'cascade' }),
    rules: jsonb().$type<BrandRules>().notNull(),
    changedOn: timestamp('changed_on', { withTimezone: true }).notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('brand_rules_of_one', sql`(${table.companyId} is null) <> (${table.projectId} is null)`),
    index('brand_rules_changed_by').on(table.changedBy),
  ],
);
