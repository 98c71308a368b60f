import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { findJobInLane } from '#/platform/jobs/jobs.store.ts';
import type { JobRow } from '#/platform/jobs/jobs.tables.ts';

export const sonarJob = {
  parallel: 2,
  lane: ({ projectId }: { projectId: string }) => sonarLane(projectId),
  busy: 'jobInProgress',
  projectId: ({ projectId }: { projectId: string }) => projectId,
  shared: { projectType: 'SONAR', cancelAction: 'sonar.cancel' },
} as const;

export const sonarLane = (projectId: string): string => `sonar/${projectId}`;

export const findRunningJob = (db: Database, projectId: string): Promise<JobRow | null> =>
  findJobInLane(db, sonarLane(projectId));

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
