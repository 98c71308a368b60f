import { type MetricName, metricSources } from '@soundings/contract/sonar/metrics';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { boolean, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { projects } from '#/features/projects/projects.tables.ts';
import { sonarDatasets } from '../brands/brands.tables.ts';
import { sonarAccounts } from '../metrics/metrics.tables.ts';

export const sonarProjects = pgTable('sonar_projects', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  daily: boolean().notNull().default(false),
  dailyBy: uuid('daily_by'),
  dailyOn: date('daily_on'),
  demo: boolean().notNull().default(false),
});

export const sonarToCollect = pgTable(
  'sonar_to_collect',
  {
    brandId: uuid('dataset_id').notNull(),
    network: text({ enum: socialNetworks }).notNull(),
    key: text().notNull(),
    runId: uuid('run_id').notNull(),
    isBeingRead: boolean('is_being_read').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.network] }),
    foreignKey({ columns: [table.brandId], foreignColumns: [sonarDatasets.id] }).onDelete('cascade'),
    index('sonar_to_collect_run_id').on(table.runId, table.network),
  ],
);

export const sonarCollections = pgTable('sonar_collections', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => sonarAccounts.id, { onDelete: 'cascade' }),
  source: text({ enum: metricSources }).notNull(),
  fromDay: date('from_day'),
  tillDay: date('till_day'),
  earliest: jsonb().$type<Partial<Record<MetricName, string>>>().notNull(),
});

export type CollectionRow = typeof sonarCollections.$inferSelect;
