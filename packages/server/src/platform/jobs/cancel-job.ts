import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events/events.ts';
import type { Services } from '#/platform/services.ts';
import { findJobInLane, markCancelled } from './jobs.store.ts';

/** Asks for the end of a job, wherever it runs. One that has ended stays as it is. */
export const cancelJob = ({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const cancelled = await markCancelled(tx, id, now());
    if (cancelled?.status === 'EXECUTING') await publishEvent(tx, { kind: 'cancel', jobId: id });
  });

/** The same for whichever job is queued or running in a lane. */
export const cancelJobInLane = async (services: Pick<Services, 'db' | 'now'>, lane: string): Promise<void> => {
  const job = await findJobInLane(services.db as Database, lane);
  if (job) await cancelJob(services, job.id);
};
