import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { findRunningJob } from './sonar-jobs.store.ts';

/**
 * Brands rest while they are crawled or collected. Asked within a transaction that holds the project, which starting a
 * job does too. Throws jobInProgress.
 */
export const assertNoJobRuns = async (tx: Database, projectId: string): Promise<void> => {
  if (await findRunningJob(tx, projectId)) throw new AppError('jobInProgress');
};

type Loop = (signal: AbortSignal) => Promise<void>;

/** Runs loops at once; when one fails, the others are told to end too, and then it throws what that one threw. */
export const runLoops = async (signal: AbortSignal, loops: readonly Loop[]): Promise<void> => {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  await Promise.all(loops.map((loop) => loop(either).catch((error: unknown) => failed.abort(error))));
  failed.signal.throwIfAborted();
};
