import type { Database } from '#/platform/db/database.ts';
import { isWorkedOn } from '#/platform/jobs/jobs.store.ts';
import { hasLivingRun } from './runs.store.ts';

/** Whether something is being generated or imported for a project, or is about to be. */
export const isBusy = async (db: Database, projectId: string): Promise<boolean> =>
  (await hasLivingRun(db, projectId)) || (await isWorkedOn(db, projectId));
