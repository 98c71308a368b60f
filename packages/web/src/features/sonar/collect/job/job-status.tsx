import { Button, CloseButton } from '@mantine/core';
import type { ProjectJobProgress } from '@soundings/contract/jobs/jobs';
import type { CollectedStatus } from '@soundings/contract/sonar/collect';
import { IconAlertTriangle, IconCircleCheck, IconPlayerStop } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { needSonarDataTexts } from '#/lib/i18n.ts';
import { useSecondsLeft } from '#/lib/seconds-left.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { JobBar } from '#/ui/job-bar.tsx';
import classes from './job-status.module.css';
import { endWords, foundText, type JobKind, type JobState, jobKind, reachedNothing } from './job-words.ts';
import type { Jobs } from './use-jobs.ts';

const PlanDialog = lazy(async () => {
  const [{ PlanDialog }] = await Promise.all([import('./plan-dialog.tsx'), needSonarDataTexts()]);
  return { default: PlanDialog };
});

interface Props {
  projectId: string;
  jobs: Jobs;
  /** How many brands a crawl would read now. */
  toCrawl: number;
  /** How collecting the project's accounts ended. */
  accounts: CollectedStatus['accounts'] | undefined;
}

/** What is left to do after a job that did not come to its end. */
const useAgain = ({ ended, ask }: Jobs, toCrawl: number) => {
  const { t } = useTranslation();
  if (ended === null || ended.outcome === 'done') return null;
  if (jobKind(ended) === 'collect') return { label: t('sonarCollect.collectAgain'), onClick: () => ask('collect') };
  if (toCrawl === 0) return null;
  const label = t('sonarCollect.crawlRest', { count: toCrawl, n: formatNumber(toCrawl) });
  return { label, onClick: () => ask('crawl') };
};

/** The job that runs or how the last one ended, and the question before the next. */
export function JobStatus({ projectId, jobs, toCrawl, accounts }: Props) {
  const { ended } = jobs;
  const again = useAgain(jobs, toCrawl);
  // Old news is told only while something of it is left to do.
  const isNews = ended !== null && (jobs.hasEndedHere || again !== null);
  return (
    <>
      {jobs.running !== null && <JobPanel {...jobs} running={jobs.running} onCancel={jobs.cancel} />}
      {isNews && <JobEnd job={ended} accounts={accounts} again={again} onClose={jobs.dismiss} />}
      <CrawlDialog
        opened={jobs.asking === 'crawl'}
        brands={toCrawl}
        isBusy={jobs.isStarting}
        onConfirm={() => jobs.start('crawl')}
        onClose={jobs.stopAsking}
      />
      {jobs.asking === 'collect' && (
        <Suspense>
          <PlanDialog
            projectId={projectId}
            opened
            isBusy={jobs.isStarting}
            onConfirm={() => jobs.start('collect')}
            onClose={jobs.stopAsking}
          />
        </Suspense>
      )}
    </>
  );
}

interface JobPanelProps extends JobState {
  running: JobKind;
  onCancel: () => void;
}

/** How far the crawl or collecting of the project is, what it is at now, and its end on demand. */
export function JobPanel({ running, progress, isCancelling, onCancel }: JobPanelProps) {
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

interface JobEndProps {
  job: ProjectJobProgress;
  /** How collecting the project's accounts ended, where that is known. */
  accounts?: CollectedStatus['accounts'] | undefined;
  /** The way on, where something is left to do. */
  again: { label: string; onClick: () => void } | null;
  onClose: () => void;
}

const icons = { done: IconCircleCheck, cancelled: IconPlayerStop, failed: IconAlertTriangle };

/** How the last job ended, what is kept of it, and the way on where something is left. */
export function JobEnd({ job, accounts, again, onClose }: JobEndProps) {
  const { t } = useTranslation();
  const outcome = reachedNothing(job) ? 'failed' : (job.outcome ?? 'done');
  const { title, text } = endWords(t, job, accounts);
  const Icon = icons[outcome];
  return (
    <section className={classes.end} data-outcome={outcome} aria-label={title}>
      <Icon size={19} stroke={1.8} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
      {again && <Button onClick={again.onClick}>{again.label}</Button>}
      <CloseButton className={classes.close ?? ''} aria-label={t('sonarCollect.dismiss')} onClick={onClose} />
    </section>
  );
}

interface CrawlDialogProps {
  opened: boolean;
  /** How many brands it will read. */
  brands: number;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a crawl: how much it will read, how long that takes, and what rests meanwhile. */
function CrawlDialog({ opened, brands, isBusy, onConfirm, onClose }: CrawlDialogProps) {
  const { t } = useTranslation();
  const n = formatNumber(brands);
  const minutes = estimateCrawlMinutes(brands);
  const time =
    minutes < 90
      ? t('sonarCollect.crawlMinutes', { count: minutes })
      : t('sonarCollect.crawlHours', { count: Math.round(minutes / 60) });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('sonarCollect.crawlTitle', { count: brands, n })}
      confirmLabel={t('sonarCollect.startCrawl')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={classes.question}>{t('sonarCollect.crawlTakesTime', { time })}</p>
      <p className={classes.question}>{t('sonarCollect.crawlRests')}</p>
    </ConfirmDialog>
  );
}

/** Eight brands are read at once, each with up to six pages of about a second and a third. */
const secondsABrand = 1;

/** About how long a crawl of so many brands takes, in whole minutes. */
const estimateCrawlMinutes = (brands: number): number => Math.max(1, Math.ceil((brands * secondsABrand) / 60));
