import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { projectShares, projects } from '../projects.tables.ts';

export type Share = typeof projectShares.$inferSelect;
export type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>;

const selectShared = (db: Database) => {
  const { id, projectName, nameKey, projectType, active, activeSharing } = projects;
  return db
    .select({ project: { id, projectName, nameKey, projectType, active, activeSharing }, share: projectShares })
    .from(projects)
    .innerJoin(projectShares, eq(projectShares.projectId, projects.id));
};

export const findShared = async (db: Database, nameKey: string) => {
  const [row] = await selectShared(db).where(eq(projects.nameKey, nameKey));
  return row ?? null;
};

export const findSharedByKeys = (db: Database, nameKeys: readonly string[]) =>
  selectShared(db).where(inArray(projects.nameKey, [...nameKeys]));

export const findShare = async (db: Database, projectId: string): Promise<Share | null> => {
  const [row] = await db.select().from(projectShares).where(eq(projectShares.projectId, projectId));
  return row ?? null;
};

export const addShare = async (tx: Database, share: typeof projectShares.$inferInsert): Promise<void> => {
  await tx.insert(projectShares).values(share).onConflictDoNothing();
};

export const setShare = async (
  tx: Database,
  projectId: string,
  change: Partial<Omit<Share, 'projectId'>>,
): Promise<void> => {
  await tx.update(projectShares).set(change).where(eq(projectShares.projectId, projectId));
};

export const setSharing = async (tx: Database, projectId: string, activeSharing: boolean): Promise<void> => {
  await tx.update(projects).set({ activeSharing }).where(eq(projects.id, projectId));
};
