import type { CollectedStatus } from '@soundings/contract/sonar/collect';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { PlanDialogSoon } from '../plan/plan-dialog-soon.tsx';
import { CrawlDialog } from './crawl-dialog.tsx';
import { JobEnd } from './job-end.tsx';
import { JobPanel } from './job-panel.tsx';
import { kindOf } from './job-state.ts';
import type { Jobs } from './use-jobs.ts';

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
  if (kindOf(ended) === 'collect') return { label: t('sonarCollect.collectAgain'), onClick: () => ask('collect') };
  if (toCrawl === 0) return null;
  const label = t('sonarCollect.crawlRest', { count: toCrawl, n: formatNumber(toCrawl) });
  return { label, onClick: () => ask('crawl') };
};

/** The job that runs or how the last one ended, and the question before the next. */
export function JobsPart({ projectId, jobs, toCrawl, accounts }: Props) {
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
      <PlanDialogSoon
        projectId={projectId}
        opened={jobs.asking === 'collect'}
        isBusy={jobs.isStarting}
        onConfirm={() => jobs.start('collect')}
        onClose={jobs.stopAsking}
      />
    </>
  );
}
