import type { FigureColumns, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { importPhases } from '@soundings/contract/resonance/resonance-choices';
import type { Weighting } from '@soundings/contract/resonance/weighting';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import { projects } from '#/features/projects/projects.tables.ts';
import type { KeptFigures } from './norms/kept-figures.ts';

export const resonanceProjects = pgTable('resonance_projects', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  datasetKey: text('dataset_key').notNull().unique(),
  importedOn: timestamp('imported_on', { withTimezone: true }).notNull(),
  mapping: jsonb().$type<ResonanceMapping>(),
  /** A file of one double a respondent, by which answers count in place of their dataset's own weights. */
  weightsKey: text('weights_key').unique(),
  weighting: jsonb().$type<Weighting>(),
  /** A file of what respondents wrote in their own words, by question and respondent. */
  verbatimsKey: text('verbatims_key').unique(),
  figures: jsonb().$type<KeptFigures>(),
});

export const resonanceFiles = pgTable(
  'resonance_files',
  {
    id: uuid().primaryKey(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    fileName: text('file_name').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    storageKey: text('storage_key').notNull(),
    form: text({ enum: ['wide', 'sheets', 'messages'] }).notNull(),
    rows: integer().notNull(),
    /** Of a messages file whose headings don't say it. */
    figureColumns: jsonb('figure_columns').$type<FigureColumns>(),
    phase: text({ enum: importPhases }).notNull(),
  },
  (table) => [
    index('resonance_files_created_on').on(table.createdOn),
    index('resonance_files_created_by').on(table.createdBy),
  ],
);
