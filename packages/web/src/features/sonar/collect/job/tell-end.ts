import type { ProjectJobProgress } from '@soundings/contract/jobs/jobs';
import type { TFunction } from 'i18next';
import { toastError, toastInfo, toastSuccess } from '#/ui/toast.tsx';
import { endWords, reachedNothing } from './end-words.ts';
import { kindOf } from './job-state.ts';

/** Says that a job has ended, with its figures. */
export const tellEnd = (t: TFunction, job: ProjectJobProgress): void => {
  const toast = { ...endWords(t, job), id: kindOf(job) };
  if (job.outcome === 'failed' || reachedNothing(job)) toastError(toast);
  else if (job.outcome === 'cancelled') toastInfo(toast);
  else toastSuccess(toast);
};
