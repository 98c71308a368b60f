import { lockExistingProject, setDataSummary } from '#/features/projects/change-project.ts';
import { wholeDays } from '#/features/projects/collected-days.ts';
import { lockProjectKey } from '#/features/projects/projects.store.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Services } from '#/platform/services.ts';
import { findKnownSpan } from '../metrics/known-days.store.ts';
import { dropReferences } from '../scores/scores.store.ts';
import { findCollecting, hasCollected, setCollecting } from './collect.store.ts';
import { cleanAccounts, deleteEmptyAccounts, findDemoAccounts } from './drop-demo.store.ts';

const accountsPerBatch = 50;

const daysLeft = async (tx: Database, { id, settings, dataFrom }: Project) => {
  const known = await findKnownSpan(tx, id);
  const span = known && wholeDays(settings.rangeType, known);
  const [collectedFrom, collectedTill] = [span?.from ?? null, span?.to ?? null];
  return { collectedFrom, collectedTill, dataFrom: known ? dataFrom : null };
};

/**
 * Throws away whatever the sandbox invented of a project, before anything measured is kept: the two are never in one
 * project. May be called again where it was broken off. Nothing where the project has no such figures.
 */
export const dropDemo = async (
  { db }: Pick<Services, 'db'>,
  projectId: string,
  signal?: AbortSignal,
): Promise<void> => {
  if (!(await findCollecting(db, projectId)).demo) return;
  for (;;) {
    signal?.throwIfAborted();
    const ids = await findDemoAccounts(db, projectId, accountsPerBatch);
    if (ids.length === 0) break;
    await db.transaction(async (tx) => {
      await lockProjectKey(tx, projectId);
      await cleanAccounts(tx, ids);
    });
  }
  await db.transaction(async (tx) => {
    const project = await lockExistingProject(tx, projectId);
    await deleteEmptyAccounts(tx, projectId);
    if (!(await hasCollected(tx, projectId))) await setDataSummary(tx, projectId, await daysLeft(tx, project));
    await dropReferences(tx, projectId);
    await setDataSummary(tx, projectId, { result: null });
    await setDemo(tx, projectId, false);
  });
};

export const setDemo = async (tx: Database, projectId: string, demo: boolean): Promise<void> => {
  await setCollecting(tx, projectId, { demo });
  await setDataSummary(tx, projectId, { dataDemo: demo });
};
