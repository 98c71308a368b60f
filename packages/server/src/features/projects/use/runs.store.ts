import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { projectRuns } from '../projects.tables.ts';

type Run = typeof projectRuns.$inferSelect;

/** Adds a run, or says that it is still alive. */
export const putRun = async (db: Database, run: Run): Promise<void> => {
  await db
    .insert(projectRuns)
    .values(run)
    .onConflictDoUpdate({ target: projectRuns.id, set: { until: run.until } });
};

export const removeRun = async (tx: Database, id: string): Promise<void> => {
  await tx.delete(projectRuns).where(eq(projectRuns.id, id));
};

/** Of some projects, those for which something runs. */
export const findProcessing = async (db: Database, projectIds: readonly string[], now: Date): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ projectId: projectRuns.projectId })
    .from(projectRuns)
    .where(and(inArray(projectRuns.projectId, [...projectIds]), gt(projectRuns.until, now)));
  return new Set(rows.map(({ projectId }) => projectId));
};

/** Removes the runs of the dead. @returns their projects. */
export const removeDeadRuns = async (tx: Database, now: Date): Promise<string[]> => {
  const rows = await tx
    .delete(projectRuns)
    .where(lte(projectRuns.until, now))
    .returning({ projectId: projectRuns.projectId });
  return [...new Set(rows.map(({ projectId }) => projectId))];
};
