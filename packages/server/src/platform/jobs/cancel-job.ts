import { publishEvent } from '#/platform/events/events.ts';
import type { Services } from '#/platform/services.ts';
import { tellOfJob } from './end-job.ts';
import { markCancelled } from './jobs.store.ts';

/** Asks for the end of a job, wherever it runs. One that nobody runs ends at once; one that has ended stays as it is. */
export const cancelJob = ({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const job = await markCancelled(tx, id, now());
    if (job?.status === 'EXECUTING') await publishEvent(tx, { kind: 'cancel', jobId: id });
    if (job?.status === 'EXECUTED') await tellOfJob(tx, job.projectId, false);
  });
