import { type JobType, jobTypes } from '@soundings/contract/jobs/job-choices';
import { type Job, PgBoss, type Db as QueueDatabase } from 'pg-boss';
import type { Database, DatabaseLog } from '#/platform/db/database.ts';
import { queueInTransaction } from '#/platform/db/queue-database.ts';
import { inSpan, type Tracing } from '#/platform/tracing/tracing.ts';

const heartbeatSeconds = 10;
const superviseSeconds = 2;
const noJob = '00000000-0000-0000-0000-000000000000';
const lostQueue = 'LOST';

interface QueuedJob {
  readonly jobId: string;
  /** The traceparent of the call that started it. */
  readonly trace?: string;
}

/** Brings jobs to workers, at least once each. */
export interface Queue {
  send(tx: Database, type: JobType, jobId: string): Promise<void>;
  /** Runs a handler for every job of a type, `parallel` at once on this node. It throws to be called again. */
  work(
    type: JobType,
    parallel: number,
    handler: (job: QueuedJob & { isLastTry: boolean; lost: AbortSignal }) => Promise<void>,
  ): Promise<void>;
  onLost(handler: (job: QueuedJob) => Promise<void>): Promise<void>;
  stopWork(): Promise<void>;
  /** Ends this node's workers; waits for running handlers at most 10 s. */
  close(): Promise<void>;
}

const createBoss = (database: QueueDatabase, backend: 'postgres' | 'pglite'): PgBoss =>
  new PgBoss({
    db: database,
    backend,
    schema: 'queue',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    monitorVacuum: false,
  });

const retries = 10;
const queueOptions = {
  notify: true,
  heartbeatSeconds,
  expireInSeconds: 24 * 3600 - 1,
  retryLimit: retries,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
  deleteAfterSeconds: 24 * 3600,
} as const;

const workOptions = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;

export const openQueue = async (
  database: QueueDatabase,
  backend: 'postgres' | 'pglite',
  log: DatabaseLog,
  tracing: Tracing | null = null,
): Promise<Queue> => {
  const boss = createBoss(database, backend);
  // Lost connections come back; the queue goes on by itself.
  boss.on('error', (error) => log.error({ reason: error.message }, 'the job queue was disturbed'));
  await boss.start();
  await boss.createQueue(lostQueue, { notify: true });
  for (const type of jobTypes) {
    await boss.createQueue(type, { ...queueOptions, deadLetter: lostQueue });
    // Makes it know the queue: looked up later, within a transaction, that would wait for itself on PGlite.
    await boss.findJobs(type, { id: noJob });
  }
  return {
    send: async (tx, type, jobId) => {
      const trace = tracing?.traceparent();
      await boss.send(type, { jobId, ...(trace && { trace }) }, { db: queueInTransaction(tx) });
    },
    work: async (type, parallel, handler) => {
      const options = { ...workOptions, localConcurrency: parallel, heartbeatRefreshSeconds: 1, includeMetadata: true };
      const worker: string = await boss.work<QueuedJob, void, typeof options & { includeMetadata: true }>(
        type,
        { ...options, includeMetadata: true },
        async ([job]) => {
          const { data, signal, retryCount, retryLimit } = job!;
          // Where one job was there may be more: the next is fetched as soon as this one is done.
          boss.notifyWorker(worker);
          const run = () => handler({ jobId: data.jobId, isLastTry: retryCount >= retryLimit, lost: signal });
          if (!tracing) return run();
          const attributes = { 'soundings.job_id': data.jobId, 'soundings.job_attempt': retryCount + 1 };
          await inSpan(tracing.begin(`job ${type}`, 'consumer', attributes, data.trace), run);
        },
      );
    },
    onLost: async (handler) => {
      await boss.work(lostQueue, workOptions, async ([job]: Job<QueuedJob>[]) => handler(job!.data));
    },
    stopWork: async () => {
      for (const type of [...jobTypes, lostQueue]) await boss.offWork(type, { wait: false }).catch(() => undefined);
    },
    close: () => boss.stop({ graceful: true, close: false, timeout: 10_000 }),
  };
};
