import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { projectRuns } from '../projects.tables.ts';

const leaseEnd = sql`now() + interval '30 seconds'`;

export const addRun = async (tx: Database, id: string, projectId: string): Promise<void> => {
  await tx.insert(projectRuns).values({ id, projectId, until: leaseEnd });
};

export const extendRun = async (db: Database, id: string): Promise<void> => {
  await db.update(projectRuns).set({ until: leaseEnd }).where(eq(projectRuns.id, id));
};

export const removeRun = async (tx: Database, id: string): Promise<void> => {
  await tx.delete(projectRuns).where(eq(projectRuns.id, id));
};

export const hasLivingRun = async (db: Database, projectId: string): Promise<boolean> => {
  const living = and(eq(projectRuns.projectId, projectId), gt(projectRuns.until, sql`now()`));
  const [row] = await db.select({ id: projectRuns.id }).from(projectRuns).where(living).limit(1);
  return row !== undefined;
};

export const removeDeadRuns = async (tx: Database): Promise<string[]> => {
  const rows = await tx
    .delete(projectRuns)
    .where(lte(projectRuns.until, sql`now()`))
    .returning({ projectId: projectRuns.projectId });
  return [...new Set(rows.map(({ projectId }) => projectId))];
};
