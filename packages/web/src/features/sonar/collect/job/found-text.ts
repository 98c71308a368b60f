import type { ProjectJobProgress } from '@soundings/contract/jobs/jobs';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import { kindOf } from './job-state.ts';

/** What a job has found so far, over all that it has read: "58 links found", "1 204 values collected". */
export const foundText = (t: TFunction, job: ProjectJobProgress): string => {
  const count = job.currentProgress?.count ?? 0;
  const n = formatNumber(count);
  return t(kindOf(job) === 'crawl' ? 'sonarCollect.linksFound' : 'sonarCollect.valuesFound', { count, n });
};
