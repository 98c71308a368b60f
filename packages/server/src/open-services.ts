import { join } from 'node:path';
import type { Env } from '#/env.ts';
import { findLetterhead } from '#/features/settings/public-brand.ts';
import { createCircuitBreakers } from '#/platform/ai/circuit-breakers.ts';
import { createAiRuns } from '#/platform/ai/runs/runs.ts';
import {
  type DatabaseLog,
  type OpenDatabase,
  openPglite,
  openPostgres,
  pgliteDirectory,
} from '#/platform/db/database.ts';
import { lockDataDirectory } from '#/platform/db/lock-data-directory.ts';
import { openEvents } from '#/platform/events.ts';
import { findHostIn } from '#/platform/fetch/address-guard.ts';
import { createFetcher } from '#/platform/fetch/fetcher.ts';
import { createHostTurns } from '#/platform/fetch/host-turns.ts';
import { openQueue } from '#/platform/jobs/queue.ts';
import { deriveKeys, readSecret } from '#/platform/keys/keys.ts';
import { withLetterhead } from '#/platform/mail/letterhead.ts';
import { outboxMailer, smtpMailer } from '#/platform/mail/mailer.ts';
import { createMetrics } from '#/platform/metrics/metrics.ts';
import type { Services } from '#/platform/services.ts';
import { openPrivateFolder, openSharedFolder, type Storage } from '#/platform/storage/storage.ts';
import { openTracing, type Tracing } from '#/platform/tracing/tracing.ts';

export const openStorage = async (env: Env): Promise<Storage> => {
  if (!env.S3_BUCKET) {
    return env.FILES_DIR ? openSharedFolder(env.FILES_DIR) : openPrivateFolder(join(env.DATA_DIR, 'files'));
  }
  const { s3Storage } = await import('#/platform/storage/s3-storage.ts');
  return s3Storage({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
  });
};

export const openDatabase = (env: Env, log: DatabaseLog, tracing: Tracing | null = null): Promise<OpenDatabase> =>
  env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, log, {
        directUrl: env.DATABASE_DIRECT_URL,
        connections: env.DATABASE_CONNECTIONS,
        statementSeconds: env.DATABASE_STATEMENT_SECONDS,
        tracing,
      })
    : openPglite({ directory: pgliteDirectory(env.DATA_DIR) });

/**
 * Opens everything the settings name, in the order in which things stand on each other. `close` undoes it.
 * Of several nodes that start together on one database, one after the other migrates, makes the queue and prepares.
 */
export const openServices = async (
  env: Env,
  log: DatabaseLog,
  prepare: (services: Services) => Promise<void> = async () => undefined,
): Promise<Services & { close(): Promise<void> }> => {
  const unlock = await lockDataDirectory(env.DATA_DIR);
  try {
    const tracing = await openTracing(env);
    const database = await openDatabase(env, log, tracing);
    const events = await openEvents(database.listen, log);
    const now = () => new Date();
    const mailer = env.SMTP_URL
      ? smtpMailer(env.SMTP_URL, env.MAIL_FROM)
      : outboxMailer(join(env.DATA_DIR, 'outbox'), env.MAIL_FROM, now);
    const userAgent = env.PUBLIC_URL ? `Soundings/1.0 (+${env.PUBLIC_URL})` : 'Soundings/1.0';
    const hostTurns = createHostTurns(database.db);
    const fetcher = createFetcher({
      turns: hostTurns,
      pauseMs: env.CRAWL_PAUSE_MS,
      allowHosts: env.FETCH_ALLOW_HOSTS,
      findHost: findHostIn(env.FETCH_HOSTS),
      userAgent,
    });
    const storage = await openStorage(env);
    const services = await database.alone('start', async (): Promise<Services> => {
      const opened = {
        env,
        db: database.db,
        events,
        queue: await openQueue(database.queue.database, database.queue.backend, log, tracing),
        keys: deriveKeys(await readSecret(env.APP_SECRET, env.DATA_DIR)),
        mailer: withLetterhead(mailer, () => findLetterhead({ db: database.db, storage, now })),
        storage,
        fetcher,
        hostTurns,
        aiRuns: createAiRuns({ db: database.db, reserved: database.reserved, events, now, log }),
        breakers: createCircuitBreakers(),
        now,
        ping: database.ping,
        connections: database.connections,
        metrics: createMetrics(),
        tracing,
        alone: database.alone,
      };
      await prepare(opened);
      return opened;
    });
    return {
      ...services,
      close: async () => {
        await services.aiRuns.close();
        await services.queue.close();
        await events.close();
        mailer.close();
        await fetcher.close();
        await database.close();
        await tracing?.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};
