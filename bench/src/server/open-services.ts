import type { Env } from '@soundings/server/env';
import { createCircuitBreakers } from '@soundings/server/platform/ai/circuit-breakers';
import { createAiRuns } from '@soundings/server/platform/ai/runs/runs';
import type { Database, openPostgres } from '@soundings/server/platform/db/database';
import type { openEvents } from '@soundings/server/platform/events';
import { createFetcher } from '@soundings/server/platform/fetch/fetcher';
import { createHostTurns } from '@soundings/server/platform/fetch/host-turns';
import { openQueue } from '@soundings/server/platform/jobs/queue';
import { deriveKeys } from '@soundings/server/platform/keys/keys';
import { createMetrics } from '@soundings/server/platform/metrics/metrics';
import { folderStorage } from '@soundings/server/platform/storage/storage';

interface Opened {
  /** What statements go through; a benchmark may record them. */
  readonly db: Database;
  readonly database: Awaited<ReturnType<typeof openPostgres>>;
  readonly events: Awaited<ReturnType<typeof openEvents>>;
  readonly log: Parameters<typeof openPostgres>[1];
}

export const openServices = async (folder: string, env: Env, { db, database, events, log }: Opened) => ({
  env,
  db,
  events,
  aiRuns: createAiRuns({ db, reserved: database.reserved, events, now: () => new Date(), log }),
  breakers: createCircuitBreakers(),
  queue: await openQueue(database.queue.database, database.queue.backend, log),
  keys: deriveKeys('a secret that only the benchmark knows, long enough'),
  mailer: { send: async () => {}, isReachable: async () => true, close: () => {} },
  storage: folderStorage(folder),
  fetcher: createFetcher(),
  hostTurns: createHostTurns(null),
  now: () => new Date(),
  ping: async () => {},
  alone: database.alone,
  connections: database.connections,
  metrics: createMetrics(),
  tracing: null,
});
