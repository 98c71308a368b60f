import type { Services } from '#/platform/services.ts';
import type { JobDefinition } from './job.ts';
import { giveUp, runJob } from './run-job.ts';

/** Runs jobs on this node. @returns how to stop: what runs goes back into the queue for another node. */
export const startWorker = async (
  services: Services,
  definitions: readonly JobDefinition<never>[],
): Promise<() => void> => {
  const stopping = new AbortController();
  for (const definition of definitions as readonly JobDefinition<unknown>[]) {
    await services.queue.work(definition.type, definition.parallel, ({ jobId, ...given }) =>
      runJob(services, definition, jobId, { ...given, stopping: stopping.signal }),
    );
  }
  await services.queue.onLost(({ jobId }) => giveUp(services, jobId));
  return () => stopping.abort();
};
