import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { ErrorDetails, errorCodes } from '../errors.ts';
import { jobOutcomes, jobStatuses, jobTypes } from './job-choices.ts';

export const StartedJob = z.object({ jobId: z.uuid() });

export const CurrentProgress = z.object({
  type: z.string(),
  count: z.number().int(),
  failed: z.number().int().optional(),
});
export type CurrentProgress = z.infer<typeof CurrentProgress>;

export const JobError = ErrorDetails.extend({ code: z.enum(errorCodes), message: z.string() });
export type JobError = z.infer<typeof JobError>;

/** How far a job is. `outcome` is null until its status is EXECUTED; `error` says why it failed. */
export const JobProgress = z.object({
  id: z.uuid(),
  progressType: z.enum(jobTypes),
  status: z.enum(jobStatuses),
  handled: z.number().int(),
  total: z.number().int(),
  currentProgress: CurrentProgress.nullable(),
  outcome: z.enum(jobOutcomes).nullable(),
  error: JobError.nullable(),
  projectId: z.uuid().nullable(),
});
export type JobProgress = z.infer<typeof JobProgress>;

/** The same of the last job of a project; id, type and status are null where there was none. */
export const ProjectJobProgress = JobProgress.extend({
  id: JobProgress.shape.id.nullable(),
  progressType: JobProgress.shape.progressType.nullable(),
  status: JobProgress.shape.status.nullable(),
});
export type ProjectJobProgress = z.infer<typeof ProjectJobProgress>;

const params = z.object({ id: z.uuid() });

export const jobsEndpoints = {
  jobProgress: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}',
    summary: 'How far a job is that the caller has started',
    access: 'signed-in',
    params,
    answer: JobProgress,
    errors: ['notFound'],
  }),
  cancelJob: endpoint({
    method: 'DELETE',
    path: '/api/jobs/{id}',
    summary: 'Cancel a job that the caller has started; one that has ended stays as it is',
    access: 'signed-in',
    params,
    answer: Done,
    errors: ['notFound'],
  }),
};
