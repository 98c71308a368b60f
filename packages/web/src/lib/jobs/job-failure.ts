import type { JobProgress } from '@soundings/contract/jobs/jobs';
import { ApiError } from '#/lib/api/api-error.ts';

/** Why a job failed, as the call would have failed that did the work itself: pages show both the same way. */
export const jobFailure = ({ error }: Pick<JobProgress, 'error'>): ApiError => {
  // Asking for it went well.
  const status = 200;
  if (error === null) return new ApiError('somethingWentWrong', status);
  const { code, message: _, ...details } = error;
  return new ApiError(code, status, details);
};
