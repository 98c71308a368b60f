import { randomUUID } from 'node:crypto';
import { errors } from '@soundings/contract/errors';
import type { JobType } from '@soundings/contract/jobs/job-choices';
import type { JobError, JobProgress } from '@soundings/contract/jobs/jobs';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import type { JobDefinition } from './job.ts';
import { type Attempt, addJob, endWithoutResult, findUnfinishedJobs, markCancelled } from './jobs.store.ts';
import type { JobRow } from './jobs.tables.ts';

interface Start<Input> {
  readonly input: Input;
  readonly createdBy: string;
  readonly total?: number;
}

/** Queues a job in the transaction that makes it necessary. Throws the definition's `busy`. @returns its id. */
export const startJob = async <Input>(
  { queue, now }: Pick<Services, 'queue' | 'now'>,
  tx: Database,
  definition: JobDefinition<Input, never>,
  { input, ...start }: Start<Input>,
): Promise<string> => {
  const { type, busy } = definition;
  const job = { id: randomUUID(), projectId: definition.projectId(input) };
  const lane = definition.lane(input);
  if (!(await addJob(tx, { ...start, ...job, type, lane, input, createdOn: now() }))) throw new AppError(busy);
  await queue.send(tx, type, job.id);
  await publishStage(tx, job, true);
  return job.id;
};

const cancelWithin = async (tx: Database, id: string, now: Date): Promise<void> => {
  const job = await markCancelled(tx, id, now);
  if (job?.status === 'EXECUTING') await publishEvent(tx, { kind: 'cancel', jobId: id });
  if (job?.status === 'EXECUTED') await publishStage(tx, job, false);
};

export const cancelJob = ({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<void> =>
  db.transaction((tx) => cancelWithin(tx, id, now()));

/**
 * Asks within a transaction for the end of what is done for a project, and from then on keeps these jobs from writing.
 * To be asked before anything else of the project is read or changed.
 */
export const cancelProjectJobs = async (
  tx: Database,
  { projectId, types }: { projectId: string; types: readonly JobType[] },
  now: Date,
): Promise<void> => {
  for (const id of await findUnfinishedJobs(tx, projectId, types)) await cancelWithin(tx, id, now);
};

const toFailure = (error: unknown): JobError => {
  const code = error instanceof AppError ? error.code : 'somethingWentWrong';
  const details = error instanceof AppError ? error.details : {};
  return { code, message: errors[code].message, ...details };
};

type JobOfProject = Pick<JobRow, 'id' | 'projectId'>;

export const publishStage = async (tx: Database, job: JobOfProject, begins: boolean): Promise<void> => {
  if (job.projectId === null) return;
  await publishEvent(tx, { kind: 'processing', projectId: job.projectId, begins });
  await publishChange(tx, job);
};

export const publishChange = async (tx: Database, { id, projectId }: JobOfProject): Promise<void> => {
  if (projectId !== null) await publishEvent(tx, { kind: 'live', topic: 'job', projectId, body: id });
};

export const endJob = async (
  services: Services,
  row: Pick<JobRow, 'id' | 'projectId' | 'input'>,
  { definition, error, attempt }: { definition: JobDefinition<unknown>; error: unknown; attempt?: Attempt },
): Promise<void> => {
  const { db, now } = services;
  const hasEnded = await db.transaction(async (tx) => {
    const ended = await endWithoutResult(tx, attempt ?? { id: row.id }, toFailure(error), now());
    if (!ended) return false;
    const isFailure = ended.outcome === 'failed' && error instanceof AppError;
    if (isFailure) await definition.noteFailure?.(services, tx, row.input, error);
    await publishStage(tx, row, false);
    return true;
  });
  if (hasEnded) await definition.cleanUp?.(services, row.input);
};

export const presentJob = (job: JobRow): JobProgress => ({
  id: job.id,
  progressType: job.type,
  status: job.status,
  handled: job.handled,
  total: job.total,
  currentProgress: job.currentProgress,
  outcome: job.outcome,
  error: job.error,
  projectId: job.projectId,
});
