import type { DatabaseLog } from '#/platform/db/database.ts';
import type { Events } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { isStorageFull } from '#/platform/storage/storage.ts';
import type { JobDefinition, JobRun } from './job.ts';
import { type Attempt, beginAttempt, endAsDone, findJob, returnJob, writeProgress } from './jobs.store.ts';
import type { JobRow } from './jobs.tables.ts';
import { endJob, publishChange, publishStage } from './jobs.ts';

class JobLostError extends Error {
  override readonly name = 'JobLostError';
}

const maxDeaths = 3;

const createRun = (
  { now }: Services,
  row: JobRow,
  attempt: ReturnType<typeof trackAttempt>,
  { signal, log }: Pick<JobRun<unknown, unknown>, 'signal' | 'log'>,
): JobRun<unknown, unknown> => ({
  id: row.id,
  input: row.input,
  checkpoint: row.checkpoint,
  signal,
  log,
  report: attempt.report,
  save: async (tx, checkpoint) => {
    const kept = await writeProgress(tx, row, { ...attempt.progress(), checkpoint });
    if (!kept || kept.cancelledOn) throw new JobLostError();
  },
  finish: async (tx, result) => {
    // All of it: a regular write that had to wait for the row may have put an earlier state over a later one.
    const { handled = row.handled, total = row.total, currentProgress = row.currentProgress } = attempt.progress();
    const projectId = result?.projectId ?? row.projectId;
    const end = { handled, total: Math.max(total, handled), currentProgress, projectId, endedOn: now() };
    if (!(await endAsDone(tx, row, end))) throw new JobLostError();
    await publishStage(tx, row, false);
  },
});

interface Try {
  readonly isLastTry: boolean;
  readonly lost: AbortSignal;
  readonly stopping: AbortSignal;
  readonly log: DatabaseLog;
}

/** Gives a job to another node, as if it had never been begun here: that this one stops is no failed try. */
const requeue = ({ db, queue }: Services, row: JobRow): Promise<void> =>
  db.transaction(async (tx) => {
    if (await returnJob(tx, row)) await queue.send(tx, row.type, row.id);
  });

const settle = async (
  services: Services,
  definition: JobDefinition<unknown>,
  row: JobRow,
  { error, isLastTry, log }: { error: unknown } & Pick<Try, 'isLastTry' | 'log'>,
): Promise<void> => {
  const isCancelled = Boolean((await findJob(services.db, row.id))?.cancelledOn);
  if (!isCancelled && error instanceof JobLostError) return;
  const isFault = !isCancelled && !(error instanceof AppError);
  if (isFault) log.error({ err: error, job: row.id, type: row.type, attempt: row.attempt }, 'a job failed');
  if (!isFault || isLastTry) return endJob(services, row, { definition, error, attempt: row });
  await returnJob(services.db, row);
  // The queue keeps what it is told: no text of the fault, which may hold what a user gave.
  throw new Error('the job is to be tried again');
};

/**
 * One attempt at a job. Ends it as done, failed or cancelled; throws where it should be tried again, which it
 * should after a fault of ours.
 */
export const runJob = async (
  services: Services,
  definition: JobDefinition<unknown>,
  jobId: string,
  { isLastTry, lost, stopping, log }: Try,
): Promise<void> => {
  const row = await beginAttempt(services.db, jobId);
  if (!row) return;
  const isDeadly = row.deaths > maxDeaths;
  if (isDeadly) log.error({ job: row.id, type: row.type }, 'a job was given up after its process had died every time');
  if (row.cancelledOn || isDeadly) return endJob(services, row, { definition, error: null, attempt: row });
  if (stopping.aborted) return requeue(services, row);
  const attempt = trackAttempt(services, row);
  attempt.report({ handled: row.handled, total: row.total });
  const signal = AbortSignal.any([attempt.ended, lost, stopping]);
  try {
    await definition.run(services, createRun(services, row, attempt, { signal, log }));
  } catch (fault) {
    await attempt.end();
    // Nothing makes room by itself: whoever waits is told at once.
    const error = isStorageFull(fault) ? new AppError('storageFull', {}, { cause: fault }) : fault;
    if (error !== fault) log.error({ err: fault, job: row.id, type: row.type }, 'a job found no room left');
    if (stopping.aborted && !attempt.ended.aborted && !(error instanceof AppError)) return requeue(services, row);
    await settle(services, definition, row, { error, isLastTry, log });
  } finally {
    await attempt.end();
  }
};

const everyMs = 400;
const publishIntervalMs = 1000;

type Progress = Partial<Pick<JobRow, 'handled' | 'total' | 'currentProgress'>>;

const aborter = (events: Events, jobId: string) => {
  const controller = new AbortController();
  const stop = events.subscribe({
    onEvent: (event) => {
      if (event.kind === 'cancel' && event.jobId === jobId) controller.abort();
    },
    // What was missed is read with the next progress.
    onGap: () => undefined,
  });
  return { controller, stop };
};

/**
 * Writes regularly how far an attempt is, and asks at the same time whether it may go on. `ended` aborts where the
 * job was cancelled or is another attempt's.
 */
const trackAttempt = (
  { db, events }: Pick<Services, 'db' | 'events'>,
  attempt: Attempt & Pick<JobRow, 'projectId'>,
) => {
  const { controller, stop } = aborter(events, attempt.id);
  let progress: Progress = {};
  let writing: Promise<void> | null = null;
  let told: { progress: Progress; at: number } | null = null;

  const write = async (): Promise<void> => {
    const written = progress;
    const row = await writeProgress(db, attempt, { handled: 0, ...written });
    if (!row || row.cancelledOn) return controller.abort();
    const at = performance.now();
    if (told && (told.progress === written || at - told.at < publishIntervalMs)) return;
    told = { progress: written, at };
    await publishChange(db, attempt);
  };
  const beat = () => {
    // A disturbed database says nothing about the job.
    writing ??= write()
      .catch(() => undefined)
      .finally(() => {
        writing = null;
      });
  };
  const timer = setInterval(beat, everyMs);
  return {
    ended: controller.signal,
    progress: () => progress,
    report: (given: Progress): void => {
      progress = { ...progress, ...given };
    },
    end: async (): Promise<void> => {
      clearInterval(timer);
      stop();
      await writing;
    },
  };
};
