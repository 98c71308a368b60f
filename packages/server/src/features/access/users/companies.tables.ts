import { productTypes } from '@soundings/contract/projects/project-types';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { pictures } from '#/platform/pictures/pictures.tables.ts';

export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey(),
    customerNumber: integer('customer_number').notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    companyName: text('company_name').notNull(),
    companyEmail: text('company_email').notNull(),
    companyContact: text('company_contact').notNull(),
    companyCity: text('company_city').notNull(),
    companyAddress: text('company_address').notNull(),
    companyZip: text('company_zip').notNull(),
    enabledProducts: text('enabled_products', { enum: productTypes }).array().notNull(),
    enabled: boolean().notNull().default(true),
    logoId: uuid('logo_id').references(() => pictures.id, { onDelete: 'set null' }),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(company_name || ' ' || company_city || ' ' || company_contact || ' ' || customer_number::text)`,
      ),
  },
  (table) => [
    index('companies_created_on').on(table.createdOn.desc().nullsFirst(), table.id),
    index('companies_name').on(sql`lower(${table.companyName})`, table.id),
    index('companies_city').on(sql`lower(${table.companyCity})`, table.id),
    index('companies_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export type Company = typeof companies.$inferSelect;
