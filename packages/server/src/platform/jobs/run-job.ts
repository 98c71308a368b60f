import { errors } from '@soundings/contract/errors';
import type { JobError } from '@soundings/contract/jobs';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import type { JobDefinition, JobRun } from './job.ts';
import { beginAttempt, endAsDone, endWithout, findJob, requeue, writeProgress } from './jobs.store.ts';
import type { JobRow } from './jobs.tables.ts';
import { keepAttempt } from './keep-attempt.ts';

/** The job was cancelled, or another node has it: nothing of this attempt may be kept. */
class JobLostError extends Error {
  override readonly name = 'JobLostError';
}

const failureOf = (error: unknown): JobError => {
  const code = error instanceof AppError ? error.code : 'somethingWentWrong';
  const details = error instanceof AppError ? error.details : {};
  return { code, message: errors[code].message, ...details };
};

const runOf = (
  { now }: Services,
  row: JobRow,
  attempt: ReturnType<typeof keepAttempt>,
  signal: AbortSignal,
): JobRun<unknown, unknown> => ({
  id: row.id,
  input: row.input,
  checkpoint: row.checkpoint,
  signal,
  report: attempt.report,
  save: async (tx, checkpoint) => {
    const { handled, total, currentProgress } = attempt.progress();
    const progress = { handled, total, currentProgress };
    const kept = await writeProgress(tx, row, { ...withoutUndefined(progress), checkpoint });
    if (!kept || kept.cancelledOn) throw new JobLostError();
  },
  finish: async (tx, result) => {
    const { handled = row.handled, total = row.total } = attempt.progress();
    const projectId = result?.projectId ?? row.projectId;
    const end = { handled, total: Math.max(total, handled), projectId, endedOn: now() };
    if (!(await endAsDone(tx, row, end))) throw new JobLostError();
  },
});

const withoutUndefined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;

export interface Try {
  readonly isLastTry: boolean;
  /** The queue has given the job to someone else. */
  readonly lost: AbortSignal;
  /** This node stops. */
  readonly stopping: AbortSignal;
}

/**
 * One attempt at a job. Ends it as done, failed or cancelled; throws where it should be tried again, which it
 * should after a fault of ours and where this node stops.
 */
export const runJob = async (
  services: Services,
  definition: JobDefinition<unknown>,
  jobId: string,
  { isLastTry, lost, stopping }: Try,
): Promise<void> => {
  const { db, now } = services;
  const row = await beginAttempt(db, jobId);
  if (!row) return;
  if (row.cancelledOn) return void (await endWithout(db, row, failureOf(null), now()));
  const attempt = keepAttempt(services, row);
  attempt.report({ handled: row.handled, total: row.total });
  const signal = AbortSignal.any([attempt.ended, lost, stopping]);
  try {
    await definition.run(services, runOf(services, row, attempt, signal));
  } catch (error) {
    await attempt.end();
    if (stopping.aborted && !attempt.ended.aborted) {
      await requeue(db, row);
      throw error;
    }
    const isCancelled = (await findJob(db, jobId))?.cancelledOn;
    if (!isCancelled && !(error instanceof AppError) && !isLastTry) throw error;
    if (!isCancelled && error instanceof JobLostError) return;
    await endWithout(db, row, failureOf(error), now());
  } finally {
    await attempt.end();
  }
};

/** Ends a job as failed whose workers died every time. */
export const giveUp = async ({ db, now }: Services, jobId: string): Promise<void> => {
  const row = await findJob(db, jobId);
  if (row) await endWithout(db, row, failureOf(null), now());
};
