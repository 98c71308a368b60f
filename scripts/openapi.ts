// Prints the OpenAPI 3.1 document of every call that the application registers; with --tokens of those that API tokens may make.

import { createApp } from '@soundings/server/app';
import { readEnv } from '@soundings/server/env';
import { onlyTokenCalls } from '@soundings/server/platform/http/token-calls';
import { deriveKeys } from '@soundings/server/platform/keys/keys';
import { createMetrics } from '@soundings/server/platform/metrics/metrics';

const unused = new Proxy(() => {}, { get: () => unused, apply: () => unused }) as never;
const env = readEnv({ LOG_LEVEL: 'silent' });
const app = await createApp({
  env,
  db: unused,
  events: unused,
  queue: unused,
  keys: deriveKeys('only for printing, never used'),
  mailer: unused,
  storage: unused,
  fetcher: unused,
  hostTurns: unused,
  aiRuns: unused,
  breakers: unused,
  now: () => new Date(),
  ping: async () => {},
  alone: (_, step) => step(),
  connections: () => ({ open: 0, idle: 0, waiting: 0 }),
  metrics: createMetrics(),
  tracing: null,
});
await app.ready();
const document = process.argv.includes('--tokens') ? onlyTokenCalls(app.swagger()) : app.swagger();
// Ends the process only when a pipe has taken all of it.
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`, () => process.exit(0));
