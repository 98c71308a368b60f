import { eq } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { resonanceProjects } from './resonance.tables.ts';

export type ResonanceProject = typeof resonanceProjects.$inferSelect;

export const addResonanceProject = async (
  tx: Database,
  project: typeof resonanceProjects.$inferInsert,
): Promise<void> => {
  await tx.insert(resonanceProjects).values(project);
};

export const findResonanceProject = async (db: Database, projectId: string): Promise<ResonanceProject | null> => {
  const [row] = await db.select().from(resonanceProjects).where(eq(resonanceProjects.projectId, projectId));
  return row ?? null;
};

export const setResonanceProject = async (
  tx: Database,
  projectId: string,
  change: Partial<Omit<ResonanceProject, 'projectId'>>,
): Promise<void> => {
  await tx.update(resonanceProjects).set(change).where(eq(resonanceProjects.projectId, projectId));
};
