import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projects } from '#/features/projects/projects.tables.ts';

export const resonanceCodes = pgTable(
  'resonance_codes',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    /** The question's label, which another file of the questionnaire has too. */
    question: text().notNull(),
    name: text().notNull(),
    rule: text(),
    /** Rows that have it, or have it not, whatever the rule says; of the answers of one file alone. */
    byHand: jsonb('by_hand').$type<{ of: string; rows: number[]; except: number[] }>().notNull(),
  },
  (table) => [index('resonance_codes_project').on(table.projectId)],
);
