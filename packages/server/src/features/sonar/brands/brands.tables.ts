import type { Dataset } from '@soundings/contract/sonar/brands';
import { countryCodes } from '@soundings/contract/sonar/country-codes';
import { crawlReasons, linkEvidences, linkReasons } from '@soundings/contract/sonar/crawl-choices';
import { competitorTypes, linkStatuses, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { projects } from '#/features/projects/projects.tables.ts';

const labels = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`);

export const sonarDatasets = pgTable(
  'sonar_datasets',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    count: integer().notNull(),
    country: text({ enum: countryCodes }).notNull(),
    brandCompany: text('brand_company').notNull(),
    companyKey: text('company_key').notNull(),
    domain: text().notNull(),
    competitorType: text('competitor_type', { enum: competitorTypes }).notNull(),
    inEcosystem: boolean('in_ecosystem').notNull(),
    inFocus: boolean('in_focus').notNull(),
    myCompany: boolean('my_company').notNull(),
    categories: labels('categories'),
    groups: labels('groups'),
    products: labels('products'),
    services: labels('services'),
    crawlJobId: uuid('crawl_job_id'),
    isBeingRead: boolean('is_being_read').notNull().default(false),
    crawledOn: timestamp('crawled_on', { withTimezone: true }),
    crawlReason: text('crawl_reason', { enum: crawlReasons }),
    linkedNetworks: integer('linked_networks').notNull(),
    hasFailedLink: boolean('has_failed_link').notNull(),
    missing: jsonb().$type<Dataset['missing']>().notNull().default({}),
    logoKey: text('logo_key'),
    logoType: text('logo_type'),
  },
  (table) => [
    unique('sonar_datasets_brand').on(table.projectId, table.domain, table.companyKey),
    unique('sonar_datasets_count').on(table.projectId, table.count),
    uniqueIndex('sonar_datasets_my_company').on(table.projectId).where(sql`${table.myCompany}`),
    index('sonar_datasets_crawl_job_id').on(table.crawlJobId).where(sql`${table.crawlJobId} is not null`),
  ],
);

export const sonarLinks = pgTable(
  'sonar_links',
  {
    brandId: uuid('dataset_id')
      .notNull()
      .references(() => sonarDatasets.id, { onDelete: 'cascade' }),
    network: text({ enum: socialNetworks }).notNull(),
    key: text().notNull(),
    url: text().notNull(),
    position: integer().notNull(),
    status: text({ enum: linkStatuses }).notNull(),
    reason: text({ enum: linkReasons }).notNull(),
    /** Null where a user gave it. */
    evidence: text({ enum: linkEvidences }),
    isSelected: boolean('is_selected').notNull(),
    checkedOn: timestamp('checked_on', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.network, table.key] }),
    uniqueIndex('sonar_links_selected').on(table.brandId, table.network).where(sql`${table.isSelected}`),
  ],
);

export type BrandRow = typeof sonarDatasets.$inferSelect;
export type LinkRow = typeof sonarLinks.$inferSelect;
