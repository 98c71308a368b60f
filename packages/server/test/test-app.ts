import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@soundings/contract/access/permissions';
import { asc, eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { createApp } from '#/app.ts';
import { readEnv } from '#/env.ts';
import { changePasswordTokens, oneTimeCodes, sessions } from '#/features/access/auth/auth.tables.ts';
import { createUser } from '#/features/access/users/add-user.ts';
import { users } from '#/features/access/users/users.tables.ts';
import { projectShares, projects } from '#/features/projects/projects.tables.ts';
import { jobDefinitions } from '#/features.ts';
import { createCircuitBreakers } from '#/platform/ai/circuit-breakers.ts';
import { createAiRuns } from '#/platform/ai/runs/runs.ts';
import { auditEntries } from '#/platform/audit/audit.tables.ts';
import { openEvents } from '#/platform/events.ts';
import { findHostIn } from '#/platform/fetch/address-guard.ts';
import { createFetcher } from '#/platform/fetch/fetcher.ts';
import { createHostTurns } from '#/platform/fetch/host-turns.ts';
import type { JobDefinition } from '#/platform/jobs/job.ts';
import { openQueue } from '#/platform/jobs/queue.ts';
import { startWorker } from '#/platform/jobs/start-worker.ts';
import { deriveKeys } from '#/platform/keys/keys.ts';
import type { Mail } from '#/platform/mail/mailer.ts';
import { createMetrics } from '#/platform/metrics/metrics.ts';
import { rateLimits } from '#/platform/rate-limit/rate-limit.tables.ts';
import type { Services } from '#/platform/services.ts';
import { folderStorage } from '#/platform/storage/storage.ts';
import { openTracing } from '#/platform/tracing/tracing.ts';
import { type Browser, createBrowser } from './browser.ts';
import { openTestDatabase } from './open-database.ts';

export const password = 'Correct-Horse-7-Battery';

/**
 * The real application on a fresh database. Only the clock, the mail and the folder of files are the test's own, and
 * what it works on in the background, where it says so.
 */
export const openTestApp = async (
  settings: Record<string, string> = {},
  instead: Partial<Services> = {},
  definitions: readonly JobDefinition<never>[] = jobDefinitions,
) => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-test-'));
  const env = readEnv({
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    SMTP_URL: 'smtp://127.0.0.1:1',
    CRAWL_PAUSE_MS: '0',
    ...settings,
  });
  const tracing = await openTracing(env);
  const database = await openTestDatabase(inject('database'), {
    statementSeconds: env.DATABASE_STATEMENT_SECONDS,
    tracing,
  });
  const mails: Mail[] = [];
  const logLines: string[] = [];
  let time = new Date('2026-11-21T09:00:00Z').getTime();
  const events = await openEvents(database.listen, console);
  const now = () => new Date(time);
  const hostTurns = createHostTurns(database.db);
  const services: Services = {
    env,
    db: database.db,
    events,
    aiRuns: createAiRuns({ db: database.db, reserved: database.reserved, events, now, log: console }),
    breakers: createCircuitBreakers(),
    queue: await openQueue(database.queue.database, database.queue.backend, console, tracing),
    ping: database.ping,
    connections: database.connections,
    metrics: createMetrics(),
    tracing,
    alone: database.alone,
    keys: deriveKeys('a secret that only the tests know, long enough'),
    mailer: { send: async (mail) => void mails.push(mail), isReachable: async () => true, close: () => {} },
    storage: folderStorage(join(folder, 'files')),
    fetcher: createFetcher({
      turns: hostTurns,
      pauseMs: env.CRAWL_PAUSE_MS,
      allowHosts: env.FETCH_ALLOW_HOSTS,
      findHost: findHostIn(env.FETCH_HOSTS),
    }),
    hostTurns,
    now,
    logTo: { write: (line) => void logLines.push(line) },
    ...instead,
  };
  const app = await createApp(services);
  const stopWorker = await startWorker(services, definitions, app.log);

  let created = 0;
  const signInAs = async (roleName: Role, username = `user${++created}@soundings.example`): Promise<Browser> => {
    const id = await createUser(services, {
      username,
      password,
      firstName: 'Test',
      lastName: `User ${created}`,
      roleName,
    });
    const browser = createBrowser(app, { id, username });
    await browser.signIn(mails, password);
    return browser;
  };

  return {
    app,
    services,
    mails,
    logLines,
    folder,
    signInAs,
    browser: () => createBrowser(app, { id: '', username: '' }),
    browserOf: ({ id, username }: { id: string; username: string }) => createBrowser(app, { id, username }),
    /** So that a test stands alone with those whom it signs in. */
    disableAll: () => database.db.update(users).set({ enabled: false }),
    disable: (id: string) => database.db.update(users).set({ enabled: false }).where(eq(users.id, id)),
    inject: (options: InjectOptions) => app.inject(options),
    auditEntries: () => database.db.select().from(auditEntries).orderBy(asc(auditEntries.id)),
    dump: async () => {
      const tables = [
        users,
        sessions,
        oneTimeCodes,
        changePasswordTokens,
        rateLimits,
        auditEntries,
        projects,
        projectShares,
      ];
      return JSON.stringify(await Promise.all(tables.map((table) => database.db.select().from(table))));
    },
    /** Makes every query of a table fail inside the database. @returns how to mend it. */
    breakTable: async (table: 'projects' | 'users') => {
      await database.db.execute(sql.raw(`alter table ${table} rename to ${table}_elsewhere`));
      return () => database.db.execute(sql.raw(`alter table ${table}_elsewhere rename to ${table}`));
    },
    /** Waits until no job is queued or running, and what they clean up behind themselves is done. */
    jobsAreDone: async () => {
      const unfinished = sql`select 1 from queue.job where state in ('created', 'retry', 'active') limit 1`;
      while (((await database.db.execute(unfinished)) as unknown as { rows: unknown[] }).rows.length > 0)
        await sleep(5);
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    close: async () => {
      await stopWorker();
      await app.close();
      await services.aiRuns.close();
      await services.queue.close();
      await services.events.close();
      await services.fetcher.close();
      await database.close();
      await tracing?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
