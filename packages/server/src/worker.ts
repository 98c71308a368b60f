import { fastify } from 'fastify';
import { readEnv } from '#/env.ts';
import { explainStartError } from '#/explain-start-error.ts';
import { runJobs, stopOnSignal } from '#/lifecycle.ts';
import { openServices } from '#/open-services.ts';
import { loggerOptions } from '#/platform/http/logger.ts';

const start = async () => {
  const env = readEnv();
  const { log } = fastify({ logger: loggerOptions(env.LOG_LEVEL) });
  const services = await openServices(env, log);
  const stopWorker = await runJobs(services, log);
  stopOnSignal(async () => {
    await stopWorker();
    await services.close();
  });
  console.log('The worker is ready.');
};

start().catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exit(1);
});
