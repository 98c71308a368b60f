import type { ProjectJobProgress } from '@soundings/contract/jobs';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import { linksFound } from './job-state.ts';

/** "58 links found". */
export const linksFoundText = (t: TFunction, job: ProjectJobProgress): string => {
  const count = linksFound(job);
  return t('sonarCollect.linksFound', { count, n: formatNumber(count) });
};
