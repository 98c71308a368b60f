import type { JobType } from '@soundings/contract/jobs/job-choices';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events/events.ts';
import type { Services } from '#/platform/services.ts';
import { tellOfJob } from './end-job.ts';
import { findUnfinishedJobs, markCancelled } from './jobs.store.ts';

const cancelWithin = async (tx: Database, id: string, now: Date): Promise<void> => {
  const job = await markCancelled(tx, id, now);
  if (job?.status === 'EXECUTING') await publishEvent(tx, { kind: 'cancel', jobId: id });
  if (job?.status === 'EXECUTED') await tellOfJob(tx, job.projectId, false);
};

/** Asks for the end of a job, wherever it runs. One that nobody runs ends at once; one that has ended stays as it is. */
export const cancelJob = ({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<void> =>
  db.transaction((tx) => cancelWithin(tx, id, now()));

/**
 * Asks within a transaction for the end of what is done for a project, and from then on keeps these jobs from writing.
 * To be asked before anything else of the project is read or changed.
 */
export const cancelJobsOf = async (
  tx: Database,
  { projectId, types }: { projectId: string; types: readonly JobType[] },
  now: Date,
): Promise<void> => {
  for (const id of await findUnfinishedJobs(tx, projectId, types)) await cancelWithin(tx, id, now);
};
