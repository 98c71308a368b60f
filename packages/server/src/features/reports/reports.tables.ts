import type { Block } from '@soundings/contract/reports/blocks';
import { reportLanguages } from '@soundings/contract/reports/report-choices';
import type { BlockContent } from '@soundings/contract/reports/report-content';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import { projects } from '#/features/projects/projects.tables.ts';

export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    language: text({ enum: reportLanguages }).notNull(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** By whose rights its projects are read: without them it could show nothing. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blocks: jsonb().$type<readonly Block[]>().notNull(),
    version: integer().notNull(),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    changedOn: timestamp('changed_on', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('reports_owner_id').on(table.ownerId, table.changedOn.desc().nullsFirst()),
    index('reports_changed_on').on(table.changedOn.desc().nullsFirst(), table.id),
    index('reports_company_id').on(table.companyId),
  ],
);

export const reportEditions = pgTable(
  'report_editions',
  {
    id: uuid().primaryKey(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    language: text({ enum: reportLanguages }).notNull(),
    /** SHA-256 of what it shows. */
    digest: text().notNull(),
    /** Ids of its blocks in order; the content of one is gone once its project was deleted. */
    blockIds: uuid('block_ids').array().notNull(),
    madeOn: timestamp('made_on', { withTimezone: true }).notNull(),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('report_editions_report_id').on(table.reportId, table.madeOn.desc().nullsFirst()),
    index('report_editions_made_by').on(table.madeBy),
  ],
);

/** Frozen blocks, in rows of their own so that they go with the project whose figures they hold. */
export const reportEditionBlocks = pgTable(
  'report_edition_blocks',
  {
    editionId: uuid('edition_id')
      .notNull()
      .references(() => reportEditions.id, { onDelete: 'cascade' }),
    blockId: uuid('block_id').notNull(),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    content: jsonb().$type<BlockContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.blockId] }),
    index('report_edition_blocks_project_id').on(table.projectId),
  ],
);

export const reportShares = pgTable('report_shares', {
  id: uuid().primaryKey(),
  editionId: uuid('edition_id')
    .notNull()
    .unique()
    .references(() => reportEditions.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash'),
  expiresOn: timestamp('expires_on', { withTimezone: true }),
});

export type ReportEntry = typeof reports.$inferSelect;
export type EditionEntry = typeof reportEditions.$inferSelect;
export type ShareEntry = typeof reportShares.$inferSelect;
