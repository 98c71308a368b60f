import type { JobProgress } from '@soundings/contract/jobs/jobs';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { projectJob } from '#/lib/jobs/job-source.ts';
import { type Job, useJob } from '#/lib/jobs/use-job.ts';
import { staffAccess } from '#/lib/live/live-access.ts';
import { queryRoots } from '#/lib/query.ts';
import { toastError, toastInfo, toastSuccess } from '#/ui/feedback/toast.tsx';
import { useRefresh } from '#/ui/feedback/use-action.ts';
import { brandsKey, collectedDatesQuery, projectJobKey, startJob } from '../collect.api.ts';
import { endText, type JobKind, jobKind, reachedNothing } from './job-words.ts';

const notStarted = { crawl: 'sonarCollect.couldntStartCrawl', collect: 'sonarCollect.dataCollectingWrong' } as const;
const notCancelled = {
  crawl: 'sonarCollect.couldntCancelCrawl',
  collect: 'sonarCollect.couldntCancelCollecting',
} as const;

export function useJobs(projectId: string) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [asking, setAsking] = useState<JobKind | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [endedId, setEndedId] = useState<string | null>(null);
  const [startedKind, setStartedKind] = useState<JobKind>('crawl');
  const refused = (kind: JobKind, title: string, error: unknown) =>
    toastError({ id: kind, title, text: errorText(t, error) });
  const end = (ended: JobProgress) => {
    setEndedId(ended.id);
    toastJobEnd(t, ended);
  };

  const run = useJob(projectJob(projectId, projectJobKey(projectId), staffAccess(projectId)), {
    onStarted: () => {
      setAsking(null);
      void refresh([brandsKey(projectId)]);
    },
    onDone: (job) => job && end(job),
    onCancelled: (_, job) => end(job),
    onFailed: (error, _, job) => {
      if (job) return end(job);
      setAsking(null);
      refused(startedKind, t(notStarted[startedKind]), error);
    },
    onCancelRefused: (error) => {
      if (running) refused(running, t(notCancelled[running]), error);
    },
  });
  useFreshBrands(projectId, run);

  const { job } = run;
  const running = !run.isRunning || run.isStarting ? null : job ? jobKind(job) : startedKind;
  return {
    ...run,
    running,
    asking,
    ask: setAsking,
    stopAsking: () => setAsking(null),
    start: (kind: JobKind) => {
      setStartedKind(kind);
      run.start(() => startJob(projectId, kind), kind);
    },
    ended: running === null && job !== null && job.id !== dismissed ? job : null,
    hasEndedHere: endedId !== null && endedId === job?.id,
    dismiss: () => setDismissed(job?.id ?? null),
    blocked:
      running === null ? null : t(running === 'crawl' ? 'sonarCollect.crawlBlocks' : 'sonarCollect.collectBlocks'),
  };
}
export type Jobs = ReturnType<typeof useJobs>;

const toastJobEnd = (t: TFunction, job: JobProgress): void => {
  const toast = { ...endText(t, job), id: jobKind(job) };
  if (job.outcome === 'failed' || reachedNothing(job)) toastError(toast);
  else if (job.outcome === 'cancelled') toastInfo(toast);
  else toastSuccess(toast);
};

/**
 * Reads the brands of the page again whenever the job got on, and the collected days when one began or ended. A quick
 * first job is seen only when it is over: that is news too.
 */
function useFreshBrands(projectId: string, { job, isKnown }: Pick<Job, 'job' | 'isKnown'>): void {
  const refresh = useRefresh();
  const seen = job && `${job.id} ${job.status} ${job.handled}`;
  const stage = job && `${job.id} ${job.status}`;
  const before = useRef<{ seen: string | null; stage: string | null }>(null);
  useEffect(() => {
    const last = before.current;
    // Between its start and the first answer about it nothing is known of it.
    if (!isKnown || (last !== null && seen === null)) return;
    before.current = { seen, stage };
    if (last === null) return;
    if (last.seen !== seen) void refresh([brandsKey(projectId)]);
    // The list of projects shows the collected days.
    if (last.stage !== stage) void refresh([collectedDatesQuery(projectId).queryKey, queryRoots.projects]);
  }, [refresh, projectId, seen, stage, isKnown]);
}
