import type { WaveMatch } from '@soundings/contract/resonance/waves';
import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { projects } from '#/features/projects/projects.tables.ts';

/** Projects that are earlier waves of another one's questionnaire. */
export const resonanceWaves = pgTable(
  'resonance_waves',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    waveId: uuid('wave_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    matches: jsonb().$type<Omit<WaveMatch, 'waveId'>[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.waveId] }), index('resonance_waves_wave').on(table.waveId)],
);
