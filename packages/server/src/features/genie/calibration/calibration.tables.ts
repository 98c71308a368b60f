import { resultKinds, resultProducts } from '@soundings/contract/genie/genie-choices';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { projects } from '#/features/projects/projects.tables.ts';
import type { AppliedCalibration, StoredCalibration } from './calculate-calibration.ts';
import type { SegmentAnswers } from './survey-reader.ts';

export const genieResultSources = pgTable('genie_result_sources', {
  id: uuid().primaryKey(),
  kind: text({ enum: resultKinds }).notNull(),
  /** Of a survey. */
  projectId: uuid('project_id')
    .unique()
    .references(() => projects.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  /** Of a survey: when its answers were imported. */
  addedOn: timestamp('added_on', { withTimezone: true }).notNull(),
  segments: jsonb().$type<readonly SegmentAnswers[]>().notNull().default([]),
});

export const genieResults = pgTable(
  'genie_results',
  {
    sourceId: uuid('source_id')
      .notNull()
      .references(() => genieResultSources.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    text: text().notNull(),
    /** Its text as it is compared with that of predicted messages. */
    key: text().notNull(),
    /** Where it was predicted; null until it was. */
    product: text({ enum: resultProducts }),
    /** Answers, or how often it was shown. */
    base: integer().notNull(),
    /** Share of positive answers, or of clicks, 0–1. */
    share: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.position] }),
    index('genie_results_unmatched').on(table.key).where(sql`${table.product} is null`),
    index('genie_results_key').on(table.key),
  ],
);

/** One row: what the results say, and what of it predictions use. */
export const genieCalibrations = pgTable('genie_calibrations', {
  id: text().primaryKey(),
  found: jsonb().$type<StoredCalibration>().notNull(),
  applied: jsonb().$type<AppliedCalibration>().notNull(),
  calculatedOn: timestamp('calculated_on', { withTimezone: true }).notNull(),
});

export type ResultSource = typeof genieResultSources.$inferSelect;
export type ResultRow = typeof genieResults.$inferSelect;
