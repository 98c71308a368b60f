import type { ProjectJobProgress } from '@soundings/contract/jobs/jobs';
import type { CollectedStatus } from '@soundings/contract/sonar/collect';
import type { TFunction } from 'i18next';
import { errorText } from '#/lib/error-text.ts';
import { formatNumber } from '#/lib/format.ts';
import { jobFailure } from '#/lib/jobs/use-job.ts';
import { accountsText } from './accounts-text.ts';
import { foundText } from './found-text.ts';
import { kindOf } from './job-state.ts';

export interface EndWords {
  title: string;
  /** What was done, or why it failed, and what is kept. */
  text: string;
}

/** The texts of each kind of job. */
const keys = {
  crawl: {
    done: 'sonarCollect.crawlDone',
    cancelled: 'sonarCollect.crawlCancelled',
    failed: 'sonarCollect.crawlFailed',
    all: 'sonarCollect.brandsRead',
    kept: 'sonarCollect.kept',
    nothing: 'sonarCollect.nothingRead',
  },
  collect: {
    done: 'sonarCollect.dataCollectingFinished',
    cancelled: 'sonarCollect.collectCancelled',
    failed: 'sonarCollect.dataCollectingWrong',
    all: 'sonarCollect.accountsAsked',
    kept: 'sonarCollect.accountsKept',
    nothing: 'sonarCollect.nothingAsked',
  },
} as const;

/** What is kept of a job that did not come to its end. */
const keptWords = (t: TFunction, job: ProjectJobProgress): string => {
  const { kept, nothing } = keys[kindOf(job)];
  if (job.handled === 0) return t(nothing);
  const [done, n] = [formatNumber(job.handled), formatNumber(job.total)];
  return t(kept, { count: job.total, done, n, found: foundText(t, job) });
};

/** A crawl came to its end, but not to a single site. */
export const reachedNothing = ({ outcome, handled, currentProgress }: ProjectJobProgress): boolean =>
  outcome === 'done' && handled > 0 && currentProgress?.failed === handled;

/**
 * How a job ended.
 * @param accounts how collecting the project's accounts ended, where that is known already
 */
export const endWords = (t: TFunction, job: ProjectJobProgress, accounts?: CollectedStatus['accounts']): EndWords => {
  const { done, cancelled, failed, all } = keys[kindOf(job)];
  const { outcome, handled } = job;
  if (outcome === 'cancelled') return { title: t(cancelled), text: keptWords(t, job) };
  if (outcome === 'failed') return { title: t(failed), text: `${errorText(t, jobFailure(job))} ${keptWords(t, job)}` };
  const failures = job.currentProgress?.failed ?? 0;
  const unreached = t('sonarCollect.sitesUnreached', { count: failures, n: formatNumber(failures) });
  if (reachedNothing(job)) return { title: t('sonarCollect.nothingReached'), text: unreached };
  const count = { count: handled, n: formatNumber(handled), found: foundText(t, job) };
  if (failures > 0) return { title: t(done), text: `${t(all, count)} ${unreached}` };
  return { title: t(done), text: (accounts && accountsText(t, accounts)) ?? t(all, count) };
};
