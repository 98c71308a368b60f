import { jobDefinitions, schedules } from '#/features.ts';
import type { DatabaseLog } from '#/platform/db/database.ts';
import { startWorker } from '#/platform/jobs/start-worker.ts';
import type { Services } from '#/platform/services.ts';

/** Runs jobs on this node, and starts those that are due. @returns how to stop. */
export const runJobs = async (services: Services, log: DatabaseLog): Promise<() => Promise<void>> => {
  const stopWorker = await startWorker(services, jobDefinitions, log);
  const ends = schedules.map((schedule) => schedule(services, log));
  return async () => {
    for (const end of ends) end();
    await stopWorker();
  };
};
