import { errors } from '@soundings/contract/errors';
import type { JobError } from '@soundings/contract/jobs/jobs';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import type { JobDefinition } from './job.ts';
import { type Attempt, endWithout } from './jobs.store.ts';
import type { JobRow } from './jobs.tables.ts';

const failureOf = (error: unknown): JobError => {
  const code = error instanceof AppError ? error.code : 'somethingWentWrong';
  const details = error instanceof AppError ? error.details : {};
  return { code, message: errors[code].message, ...details };
};

/** Tells the pages of a project that a job for it begins or ends. */
export const tellOfJob = async (tx: Database, projectId: string | null, begins: boolean): Promise<void> => {
  if (projectId !== null) await publishEvent(tx, { kind: 'processing', projectId, begins });
};

/** Ends a job as failed, or as cancelled where that was asked for. With an attempt only while it has the job. */
export const endJob = async (
  services: Services,
  row: Pick<JobRow, 'id' | 'projectId' | 'input'>,
  { definition, error, attempt }: { definition: JobDefinition<unknown>; error: unknown; attempt?: Attempt },
): Promise<void> => {
  const { db, now } = services;
  const hasEnded = await db.transaction(async (tx) => {
    const ended = await endWithout(tx, attempt ?? { id: row.id }, failureOf(error), now());
    if (!ended) return false;
    const isFailure = ended.outcome === 'failed' && error instanceof AppError;
    if (isFailure) await definition.noteFailure?.(services, tx, row.input, error);
    await tellOfJob(tx, row.projectId, false);
    return true;
  });
  if (hasEnded) await definition.cleanUp?.(services, row.input);
};
