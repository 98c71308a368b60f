import type { Env } from '#/env.ts';
import type { CircuitBreakers } from '#/platform/ai/circuit-breakers.ts';
import type { AiRuns } from '#/platform/ai/runs/runs.ts';
import type { Events } from '#/platform/events.ts';
import type { Fetcher } from '#/platform/fetch/fetcher.ts';
import type { HostTurns } from '#/platform/fetch/host-turns.ts';
import type { Queue } from '#/platform/jobs/queue.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import type { Keys } from './keys/keys.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Storage } from './storage/storage.ts';
import type { Tracing } from './tracing/tracing.ts';

export interface Services {
  readonly env: Env;
  readonly db: Database;
  readonly events: Events;
  readonly queue: Queue;
  readonly keys: Keys;
  readonly mailer: Mailer;
  readonly storage: Storage;
  readonly fetcher: Fetcher;
  readonly hostTurns: HostTurns;
  readonly aiRuns: AiRuns;
  readonly breakers: CircuitBreakers;
  readonly metrics: Metrics;
  readonly tracing: Tracing | null;
  readonly now: () => Date;
  readonly ping: () => Promise<void>;
  readonly connections: OpenDatabase['connections'];
  readonly alone: OpenDatabase['alone'];
  readonly logTo?: { write(line: string): void };
}
