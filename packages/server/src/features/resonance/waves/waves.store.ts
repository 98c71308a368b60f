import type { WaveMatch } from '@soundings/contract/resonance/waves';
import { and, asc, eq } from 'drizzle-orm';
import { projects } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { resonanceWaves } from './waves.tables.ts';

export type StoredWave = typeof resonanceWaves.$inferSelect & { readonly projectName: string };

export const findWaves = async (db: Database, projectId: string): Promise<StoredWave[]> => {
  const rows = await db
    .select({ wave: resonanceWaves, projectName: projects.projectName })
    .from(resonanceWaves)
    .innerJoin(projects, eq(projects.id, resonanceWaves.waveId))
    .where(eq(resonanceWaves.projectId, projectId))
    .orderBy(asc(resonanceWaves.position));
  return rows.map(({ wave, projectName }) => ({ ...wave, projectName }));
};

export interface NewWave {
  readonly waveId: string;
  readonly matches: readonly Omit<WaveMatch, 'waveId'>[];
}

export const setWaves = async (tx: Database, projectId: string, waves: readonly NewWave[]): Promise<void> => {
  await tx.delete(resonanceWaves).where(eq(resonanceWaves.projectId, projectId));
  if (waves.length === 0) return;
  await tx
    .insert(resonanceWaves)
    .values(waves.map(({ waveId, matches }, position) => ({ projectId, waveId, position, matches: [...matches] })));
};

export const setMatches = async (
  tx: Database,
  { projectId, waveId }: Pick<StoredWave, 'projectId' | 'waveId'>,
  matches: NewWave['matches'],
): Promise<void> => {
  await tx
    .update(resonanceWaves)
    .set({ matches: [...matches] })
    .where(and(eq(resonanceWaves.projectId, projectId), eq(resonanceWaves.waveId, waveId)));
};
