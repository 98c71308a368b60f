import type { JobProgress as EndedJob } from '@soundings/contract/jobs/jobs';
import type { CollectedStatus } from '@soundings/contract/sonar/collect';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { needDashboardTexts, needSonarDataTexts } from '#/lib/i18n.ts';
import type { Job } from '#/lib/jobs/use-job.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { JobEnd } from '#/ui/job/job-end.tsx';
import { JobProgress } from '#/ui/job/job-progress.tsx';
import classes from '../collect-page.module.css';
import { endText, foundText, type JobKind, jobKind, reachedNothing } from './job-words.ts';
import type { Jobs } from './use-jobs.ts';

const PlanDialog = lazy(async () => {
  const [{ PlanDialog }] = await Promise.all([import('./plan-dialog.tsx'), needSonarDataTexts(), needDashboardTexts()]);
  return { default: PlanDialog };
});

interface Props {
  projectId: string;
  jobs: Jobs;
  toCrawl: number;
  accounts: CollectedStatus['accounts'] | undefined;
  onAddLinks: (() => void) | null;
  /** To a brand without any; null where the page's header offers it. */
  onAddMissing: (() => void) | null;
}

const useNextStep = ({ ended, ask }: Jobs, { toCrawl, onAddMissing }: Props) => {
  const { t } = useTranslation();
  if (ended === null) return null;
  if (ended.outcome === 'done') {
    const isMissed = jobKind(ended) === 'crawl' && (ended.currentProgress?.failed ?? 0) > 0;
    return isMissed && onAddMissing ? { label: t('sonarCollect.addLinks'), onClick: onAddMissing } : null;
  }
  if (jobKind(ended) === 'collect') return { label: t('sonarCollect.collectAgain'), onClick: () => ask('collect') };
  if (toCrawl === 0) return null;
  const label = t('sonarCollect.crawlRest', { count: toCrawl, n: formatNumber(toCrawl) });
  return { label, onClick: () => ask('crawl') };
};

export function JobStatus(props: Props) {
  const { projectId, jobs, toCrawl, accounts, onAddLinks } = props;
  const { ended } = jobs;
  const again = useNextStep(jobs, props);
  // Old news is told only while something of it is left to do.
  const isNews = ended !== null && (jobs.hasEndedHere || again !== null);
  return (
    <>
      {jobs.running !== null && <JobPanel running={jobs.running} run={jobs} />}
      {isNews && <ProjectJobEnd job={ended} accounts={accounts} again={again} onClose={jobs.dismiss} />}
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
            onFindProfiles={toCrawl > 0 ? () => jobs.ask('crawl') : null}
            onAddLinks={
              onAddLinks &&
              (() => {
                jobs.stopAsking();
                onAddLinks();
              })
            }
          />
        </Suspense>
      )}
    </>
  );
}

export function JobPanel({ running, run }: { running: JobKind; run: Job }) {
  const { t } = useTranslation();
  const isCrawl = running === 'crawl';
  const { job } = run;
  const found = job?.currentProgress && job.total > 0 ? foundText(t, job) : null;
  const domain = job?.currentProgress?.type;
  const now = domain ? t(isCrawl ? 'sonarCollect.nowReading' : 'sonarCollect.nowAsking', { domain }) : null;
  return (
    <JobProgress
      isWide
      run={run}
      title={t(isCrawl ? 'sonarCollect.crawling' : 'sonarCollect.collecting')}
      count={(done, total) => t(isCrawl ? 'sonarCollect.ofBrands' : 'sonarCollect.ofAccounts', { done, total })}
      detail={found === null ? null : [found, ...(now === null ? [] : [now])].join(', ')}
      cancelLabel={t(isCrawl ? 'sonarCollect.cancelCrawl' : 'sonarCollect.cancelCollecting')}
    />
  );
}

interface ProjectJobEndProps {
  job: EndedJob;
  accounts?: CollectedStatus['accounts'] | undefined;
  again: { label: string; onClick: () => void } | null;
  onClose: () => void;
}

export function ProjectJobEnd({ job, accounts, ...rest }: ProjectJobEndProps) {
  const { t } = useTranslation();
  const outcome = reachedNothing(job) ? 'failed' : (job.outcome ?? 'done');
  return <JobEnd outcome={outcome} {...endText(t, job, accounts)} {...rest} />;
}

interface CrawlDialogProps {
  opened: boolean;
  brands: number;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

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

const estimateCrawlMinutes = (brands: number): number => Math.max(1, Math.ceil((brands * secondsABrand) / 60));
