import type { JobProgress } from '@soundings/contract/jobs/jobs';
import type { CollectedStatus } from '@soundings/contract/sonar/collect';
import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { TFunction } from 'i18next';
import { errorText } from '#/lib/error-text.ts';
import { formatNumber } from '#/lib/format.ts';
import { jobFailure } from '#/lib/jobs/use-job.ts';
import { isCollected } from '../marks/mark-words.ts';

export type JobKind = 'crawl' | 'collect';

export const jobKind = ({ progressType }: JobProgress): JobKind =>
  progressType === 'COLLECT_SONAR' ? 'collect' : 'crawl';

interface EndText {
  title: string;
  text: string;
}

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

const keptText = (t: TFunction, job: JobProgress): string => {
  const { kept, nothing } = keys[jobKind(job)];
  if (job.handled === 0) return t(nothing);
  const [done, n] = [formatNumber(job.handled), formatNumber(job.total)];
  return t(kept, { count: job.total, done, n, found: foundText(t, job) });
};

export const reachedNothing = ({ outcome, handled, currentProgress }: JobProgress): boolean =>
  outcome === 'done' && handled > 0 && currentProgress?.failed === handled;

export const endText = (t: TFunction, job: JobProgress, accounts?: CollectedStatus['accounts']): EndText => {
  const { done, cancelled, failed, all } = keys[jobKind(job)];
  const { outcome, handled } = job;
  if (outcome === 'cancelled') return { title: t(cancelled), text: keptText(t, job) };
  if (outcome === 'failed') return { title: t(failed), text: `${errorText(t, jobFailure(job))} ${keptText(t, job)}` };
  const failures = job.currentProgress?.failed ?? 0;
  const unreached = t('sonarCollect.sitesUnreached', { count: failures, n: formatNumber(failures) });
  if (reachedNothing(job)) return { title: t('sonarCollect.nothingReached'), text: unreached };
  const count = { count: handled, n: formatNumber(handled), found: foundText(t, job) };
  if (failures > 0) return { title: t(done), text: `${t(all, count)} ${unreached}` };
  return { title: t(done), text: (accounts && accountsText(t, accounts)) ?? t(all, count) };
};

export const foundText = (t: TFunction, job: JobProgress): string => {
  const count = job.currentProgress?.count ?? 0;
  const n = formatNumber(count);
  return t(jobKind(job) === 'crawl' ? 'sonarCollect.linksFound' : 'sonarCollect.valuesFound', { count, n });
};

/**
 * How collecting ended, by reason: "146 accounts collected, 2 of them in part. Not collected: account gone 3, no key 1."
 * Null where no account was tried.
 */
const accountsText = (t: TFunction, accounts: CollectedStatus['accounts']): string | null => {
  const ways = (Object.entries(accounts) as [CollectReason, number][]).sort(([, one], [, other]) => other - one);
  if (ways.length === 0) return null;
  const collected = ways.reduce((sum, [reason, count]) => sum + (isCollected(reason) ? count : 0), 0);
  const failed = ways.filter(([reason]) => !isCollected(reason));
  const partly = accounts.partly ?? 0;
  const n = formatNumber(collected);
  const first =
    partly > 0
      ? t('sonarCollect.collectedPartly', { count: collected, n, partly: formatNumber(partly) })
      : t('sonarCollect.collectedAll', { count: collected, n });
  if (failed.length === 0) return first;
  const list = failed.map(([reason, count]) => `${t(`sonarMetrics.briefly.${reason}`)} ${formatNumber(count)}`);
  return `${first} ${t('sonarCollect.notCollected', { list: list.join(', ') })}`;
};
