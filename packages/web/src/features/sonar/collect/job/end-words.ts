import type { ProjectJobProgress } from '@soundings/contract/jobs';
import type { TFunction } from 'i18next';
import { errorText } from '#/lib/error-text.ts';
import { formatNumber } from '#/lib/format.ts';
import { jobFailure } from '#/lib/jobs/job-failure.ts';
import { linksFoundText } from './links-found-text.ts';

interface EndWords {
  title: string;
  /** What was done, or why it failed, and what is kept. */
  text: string;
}

/** What is kept of a crawl that did not come to its end. */
const keptWords = (t: TFunction, job: ProjectJobProgress): string => {
  if (job.handled === 0) return t('sonarCollect.nothingRead');
  const [done, n] = [formatNumber(job.handled), formatNumber(job.total)];
  return t('sonarCollect.kept', { count: job.total, done, n, links: linksFoundText(t, job) });
};

/** How a crawl ended. */
export const endWords = (t: TFunction, job: ProjectJobProgress): EndWords => {
  const { outcome, handled } = job;
  if (outcome === 'cancelled') return { title: t('sonarCollect.crawlCancelled'), text: keptWords(t, job) };
  if (outcome === 'failed') {
    return { title: t('sonarCollect.crawlFailed'), text: `${errorText(t, jobFailure(job))} ${keptWords(t, job)}` };
  }
  const links = linksFoundText(t, job);
  return {
    title: t('sonarCollect.crawlDone'),
    text: t('sonarCollect.brandsRead', { count: handled, n: formatNumber(handled), links }),
  };
};
