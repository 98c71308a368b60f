import { holdProject } from '#/features/projects/hold-project.ts';
import { setProjectData } from '#/features/projects/set-project-data.ts';
import type { Services } from '#/platform/services.ts';
import { dropReferences } from '../scores/references.store.ts';
import { hasCollected } from './collections.store.ts';
import { cleanAccounts, findDemoAccounts, forgetEmptyAccounts } from './drop-demo.store.ts';
import { findCollecting, setCollecting } from './sonar-projects.store.ts';

/** So many accounts in one transaction, so that others get their turn. */
const accountsAtOnce = 50;

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
    const ids = await findDemoAccounts(db, projectId, accountsAtOnce);
    if (ids.length === 0) break;
    await db.transaction((tx) => cleanAccounts(tx, ids));
  }
  await db.transaction(async (tx) => {
    await holdProject(tx, projectId);
    await forgetEmptyAccounts(tx, projectId);
    const nothing = { collectedFrom: null, collectedTill: null, dataFrom: null };
    if (!(await hasCollected(tx, projectId))) await setProjectData(tx, projectId, nothing);
    await dropReferences(tx, projectId);
    await setCollecting(tx, projectId, { demo: false });
  });
};
