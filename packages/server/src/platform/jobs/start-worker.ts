import type { DatabaseLog } from '#/platform/db/database.ts';
import type { Services } from '#/platform/services.ts';
import type { JobDefinition } from './job.ts';
import { findForgottenJobs, findJob } from './jobs.store.ts';
import type { JobRow } from './jobs.tables.ts';
import { endJob } from './jobs.ts';
import { runJob } from './run-job.ts';

const sweepMs = 60_000;

export const endForgottenJobs = async (
  services: Services,
  definitions: readonly JobDefinition<never>[],
): Promise<void> => {
  for (const row of await findForgottenJobs(services.db)) await giveUp(services, definitions, row);
};

const giveUp = async (services: Services, definitions: readonly JobDefinition<never>[], row: JobRow) => {
  const definition = definitions.find(({ type }) => type === row.type) as JobDefinition<unknown> | undefined;
  if (definition) await endJob(services, row, { definition, error: null });
};

/**
 * Runs jobs on this node.
 * @returns how to stop: no other is begun, and what runs goes back into the queue for another node.
 */
export const startWorker = async (
  services: Services,
  definitions: readonly JobDefinition<never>[],
  log: DatabaseLog,
): Promise<() => Promise<void>> => {
  const { queue } = services;
  const stopping = new AbortController();
  for (const definition of definitions as readonly JobDefinition<unknown>[]) {
    await queue.work(definition.type, definition.parallel, ({ jobId, ...given }) =>
      runJob(services, definition, jobId, { ...given, stopping: stopping.signal, log }),
    );
  }
  await queue.onLost(async ({ jobId }) => {
    const row = await findJob(services.db, jobId);
    if (row) await giveUp(services, definitions, row);
  });
  const sweep = setInterval(() => {
    endForgottenJobs(services, definitions).catch((error: unknown) => log.error({ err: error }, 'jobs were not swept'));
  }, sweepMs);
  return async () => {
    clearInterval(sweep);
    stopping.abort();
    await queue.stopWork();
  };
};
