import { setDataSummary } from '#/features/projects/change-project.ts';
import type { Database } from '#/platform/db/database.ts';
import { setCollecting } from './sonar-projects.store.ts';

/** Says of a project that its figures are the sandbox's, or that none are any more; the list of projects says so too. */
export const setDemo = async (tx: Database, projectId: string, demo: boolean): Promise<void> => {
  await setCollecting(tx, projectId, { demo });
  await setDataSummary(tx, projectId, { dataDemo: demo });
};
