import type { AuditAction } from '@soundings/contract/audit/audit-choices';
import type { ErrorCode } from '@soundings/contract/errors';
import type { JobType } from '@soundings/contract/jobs/job-choices';
import type { CurrentProgress } from '@soundings/contract/jobs/jobs';
import type { ProjectType } from '@soundings/contract/projects/projects';
import type { Database, DatabaseLog } from '#/platform/db/database.ts';
import type { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';

/**
 * A kind of background work, declared once: starting, reading, cancelling, live events and the project's processing
 * status follow from it. `run` has to call `finish` once. An AppError ends the job as failed and is shown to whoever
 * started it; anything else is tried again.
 */
export interface JobDefinition<Input = never, Checkpoint = unknown> {
  readonly type: JobType;
  readonly parallel: number;
  /** Of all jobs with one lane only one is queued or running. */
  lane(input: Input): string;
  readonly busy: ErrorCode;
  /** The project that it works for, which is processing from the start to the end; null where it makes one. */
  projectId(input: Input): string | null;
  /**
   * Whoever may use the project reads it and may cancel it, too. Without this it is only for the user who started it.
   */
  readonly shared?: { readonly projectType: ProjectType; readonly cancelAction: AuditAction };
  run(services: Services, job: JobRun<Input, Checkpoint>): Promise<void>;
  noteFailure?(services: Services, tx: Database, input: Input, error: AppError): Promise<void>;
  /** Cleans up once a job has ended as failed or cancelled. It may be called twice, and not at all after a crash. */
  cleanUp?(services: Services, input: Input): Promise<void>;
}

export const defineJob = <Input, Checkpoint = null>(definition: JobDefinition<Input, Checkpoint>) => definition;

/** What a handler is given. It may be called again for the same job, so everything it writes is written once only. */
export interface JobRun<Input, Checkpoint> {
  readonly id: string;
  readonly input: Input;
  readonly checkpoint: Checkpoint | null;
  /** Aborted when the job is cancelled, was given to another node, or this node stops: look at it between items. */
  readonly signal: AbortSignal;
  readonly log: DatabaseLog;
  report(progress: { handled: number; total?: number; currentProgress?: CurrentProgress }): void;
  /** Saves what is finished for good, in the transaction that writes it. Throws where the job is no longer ours. */
  save(tx: Database, checkpoint: Checkpoint): Promise<void>;
  /** Ends the job, in the transaction that writes its result. Throws where the job is no longer ours. */
  finish(tx: Database, result?: { projectId: string }): Promise<void>;
}
