import type { ProjectJobProgress } from '@soundings/contract/jobs';
import type { TFunction } from 'i18next';
import { toastError, toastInfo, toastSuccess } from '#/ui/toast.tsx';
import { endWords } from './end-words.ts';

/** Says that a crawl has ended, with its figures. */
export const tellEnd = (t: TFunction, job: ProjectJobProgress): void => {
  const toast = { ...endWords(t, job), id: 'crawl' };
  if (job.outcome === 'failed') toastError(toast);
  else if (job.outcome === 'cancelled') toastInfo(toast);
  else toastSuccess(toast);
};
