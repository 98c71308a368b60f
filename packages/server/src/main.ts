import { once } from 'node:events';
import { createServer } from 'node:net';
import { createApp } from '#/app.ts';
import { publicAddress, readEnv } from '#/env.ts';
import { explainStartError } from '#/explain-start-error.ts';
import { runJobs, stopOnSignal, tidyRegularly } from '#/lifecycle.ts';
import { openServices } from '#/open-services.ts';
import { seed } from '#seed/seed.ts';

const choosePort = async (host: string): Promise<number> => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const start = async () => {
  const given = readEnv();
  const env = given.PORT === 0 ? { ...given, PORT: await choosePort(given.HOST) } : given;
  const log = { error: (details: object, message: string) => console.error(message, JSON.stringify(details)) };
  let signInHelp = '';
  const services = await openServices(env, log, async (opened) => {
    signInHelp = await seed(opened);
  });
  const app = await createApp(services);
  const stopWorker = env.RUN_JOBS ? await runJobs(services, app.log) : async () => undefined;
  await app.listen({ port: env.PORT, host: env.HOST });
  const stopTidying = tidyRegularly(services, app.log);

  stopOnSignal(async () => {
    stopTidying();
    await stopWorker();
    // A connection that still had a call when the stop began is idle once that is answered.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    await app.close();
    await services.close();
  });

  console.log(`\nSoundings is ready: ${publicAddress(env)}\n${signInHelp}\n`);
};

start().catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exit(1);
});
