import { createApp } from '#/app.ts';
import { readEnv, SettingsError } from '#/env.ts';
import { removeExpired } from '#/features/access/auth/remove-expired.ts';
import { throwOldFilesAway } from '#/features/resonance/throw-file-away.ts';
import { DataDirectoryInUseError } from '#/platform/db/lock-data-directory.ts';
import { openServices } from '#/services.ts';
import { seed } from '#seed/seed.ts';

const hour = 3_600_000;
const graceMs = 15_000;

const start = async () => {
  const env = readEnv();
  const log = { error: (details: object, message: string) => console.error(message, JSON.stringify(details)) };
  const services = await openServices(env, log);
  const signInHelp = await seed(services);
  const app = await createApp(services);

  const tidy = async () => {
    await removeExpired(services);
    await throwOldFilesAway(services);
  };
  const tidying = setInterval(() => tidy().catch((error) => app.log.error({ err: error }, 'tidying failed')), hour);
  await tidy();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(tidying);
    setTimeout(() => process.exit(1), graceMs).unref();
    // A connection that still had a call when the stop began is idle once that is answered.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    await app.close();
    await services.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await app.listen({ port: env.PORT, host: env.HOST });
  const { port } = app.server.address() as { port: number };
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  console.log(`\nSoundings is ready: ${env.PUBLIC_URL ?? `http://${host}:${port}`}\n${signInHelp}\n`);
};

start().catch((error: unknown) => {
  const known = error instanceof SettingsError || error instanceof DataDirectoryInUseError;
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (inUse) console.error('The port is in use. Stop the other program, or set PORT to a free one.');
  else console.error(known ? (error as Error).message : error);
  process.exit(1);
});
