import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { findRunningJob } from './sonar-jobs.store.ts';

/**
 * Brands rest while they are crawled or collected. Asked within a transaction that holds the project, which starting a
 * job does too. Throws jobInProgress.
 */
export const refuseWhileJobRuns = async (tx: Database, projectId: string): Promise<void> => {
  if (await findRunningJob(tx, projectId)) throw new AppError('jobInProgress');
};
