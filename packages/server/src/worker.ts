import { readEnv } from '#/env.ts';
import { explainStartError } from '#/explain-start-error.ts';
import { jobDefinitions } from '#/features.ts';
import { openServices } from '#/open-services.ts';
import { startWorker } from '#/platform/jobs/start-worker.ts';
import { stopOnSignal } from '#/stop-on-signal.ts';

/** Runs jobs and nothing else, beside servers on the same PostgreSQL and the same files. */
const start = async () => {
  const log = { error: (details: object, message: string) => console.error(message, JSON.stringify(details)) };
  const services = await openServices(readEnv(), log);
  const stopWorker = await startWorker(services, jobDefinitions);
  stopOnSignal(async () => {
    stopWorker();
    await services.close();
  });
  console.log('The worker is ready.');
};

start().catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exit(1);
});
