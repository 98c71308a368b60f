import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@soundings/contract/errors';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { tellOfJob } from './end-job.ts';
import type { JobDefinition } from './job.ts';
import { addJob } from './jobs.store.ts';

interface Start<Input> {
  readonly input: Input;
  /** Of all jobs with one lane only one is queued or running. */
  readonly lane: string;
  /** What to answer where the lane is taken. */
  readonly busy: ErrorCode;
  readonly createdBy: string;
  readonly projectId?: string;
  readonly total?: number;
}

/** Queues a job in the transaction that makes it necessary. Throws `busy`. @returns its id. */
export const startJob = async <Input>(
  { queue, now }: Pick<Services, 'queue' | 'now'>,
  tx: Database,
  definition: JobDefinition<Input, never>,
  { busy, ...start }: Start<Input>,
): Promise<string> => {
  const id = randomUUID();
  if (!(await addJob(tx, { ...start, id, type: definition.type, createdOn: now() }))) throw new AppError(busy);
  await queue.send(tx, definition.type, id);
  await tellOfJob(tx, start.projectId ?? null, true);
  return id;
};
