import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useSecondsLeft } from '#/lib/seconds-left.ts';
import { JobBar } from '#/ui/job-bar.tsx';
import { foundText } from './found-text.ts';
import type { JobKind, JobState } from './job-state.ts';

interface Props extends JobState {
  running: JobKind;
  onCancel: () => void;
}

/** How far the crawl or collecting of the project is, what it is at now, and its end on demand. */
export function JobPanel({ running, progress, isCancelling, onCancel }: Props) {
  const { t } = useTranslation();
  const { handled = 0, total = 0, status = 'EXECUTE', currentProgress = null } = progress ?? {};
  const isCounting = status === 'EXECUTING' && total > 0;
  const secondsLeft = useSecondsLeft({ handled, total, isCounting, least: 3 });
  const isCrawl = running === 'crawl';
  const now = currentProgress && progress && isCounting;
  const detail = isCancelling
    ? t('common.cancelling')
    : status === 'EXECUTE'
      ? t('common.jobQueued')
      : now
        ? [
            foundText(t, progress),
            ...(currentProgress.type
              ? [t(isCrawl ? 'sonarCollect.nowReading' : 'sonarCollect.nowAsking', { domain: currentProgress.type })]
              : []),
          ].join(', ')
        : null;
  return (
    <JobBar
      title={t(isCrawl ? 'sonarCollect.crawling' : 'sonarCollect.collecting')}
      done={handled}
      total={total}
      count={
        total > 0
          ? t(isCrawl ? 'sonarCollect.ofBrands' : 'sonarCollect.ofAccounts', {
              done: formatNumber(handled),
              total: formatNumber(total),
            })
          : null
      }
      detail={detail}
      secondsLeft={isCancelling ? undefined : secondsLeft}
      cancelLabel={t(isCrawl ? 'sonarCollect.cancelCrawl' : 'sonarCollect.cancelCollecting')}
      isCancelling={isCancelling}
      onCancel={onCancel}
    />
  );
}
