import { useDebouncedCallback, useThrottledCallback } from '@mantine/hooks';
import { firstPollMs } from '@soundings/contract/jobs/job-choices';
import type { ProjectJobProgress } from '@soundings/contract/jobs/jobs';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { staffAccess } from '#/lib/live/live-access.ts';
import { useLive } from '#/lib/live/use-live.ts';
import { queryRoots } from '#/lib/query.ts';
import { toastError, toastInfo, toastSuccess } from '#/ui/toast.tsx';
import { useRefresh } from '#/ui/use-action.ts';
import { brandsKey, collectedDatesQuery, projectJobQuery, useCancelJob, useStartJob } from '../collect.api.ts';
import { endWords, isRunning, type JobKind, type JobState, jobKind, reachedNothing } from './job-words.ts';

const notStarted = { crawl: 'sonarCollect.couldntStartCrawl', collect: 'sonarCollect.dataCollectingWrong' } as const;
const notCancelled = {
  crawl: 'sonarCollect.couldntCancelCrawl',
  collect: 'sonarCollect.couldntCancelCollecting',
} as const;

/** The project's job, be it a crawl or collecting, with what is said of it, and the question before the next. */
export function useJobs(projectId: string) {
  const { t } = useTranslation();
  /** What is asked about. */
  const [asking, setAsking] = useState<JobKind | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const refused = (kind: JobKind, title: string, error: unknown) =>
    toastError({ id: kind, title, text: errorText(t, error) });
  const job = useProjectJob(projectId, {
    onEnded: (ended) => toastJobEnd(t, ended),
    onStarted: () => setAsking(null),
    onStartFailed: (kind, error) => {
      setAsking(null);
      refused(kind, t(notStarted[kind]), error);
    },
    onCancelFailed: (kind, error) => refused(kind, t(notCancelled[kind]), error),
  });
  const { progress, running } = job;
  const hasEnded = running === null && progress?.id != null;
  return {
    ...job,
    asking,
    ask: setAsking,
    stopAsking: () => setAsking(null),
    /** The last job, until it is dismissed. */
    ended: hasEnded && progress.id !== dismissed ? progress : null,
    dismiss: () => setDismissed(progress?.id ?? null),
    /** Why brands cannot be changed and no other job be started. */
    blocked:
      running === null ? null : t(running === 'crawl' ? 'sonarCollect.crawlBlocks' : 'sonarCollect.collectBlocks'),
  };
}
export type Jobs = ReturnType<typeof useJobs>;

const toastJobEnd = (t: TFunction, job: ProjectJobProgress): void => {
  const toast = { ...endWords(t, job), id: jobKind(job) };
  if (job.outcome === 'failed' || reachedNothing(job)) toastError(toast);
  else if (job.outcome === 'cancelled') toastInfo(toast);
  else toastSuccess(toast);
};

interface Handlers {
  /** It ended while the page was open. */
  onEnded: (job: ProjectJobProgress) => void;
  onStarted: () => void;
  onStartFailed: (kind: JobKind, error: unknown) => void;
  onCancelFailed: (kind: JobKind, error: unknown) => void;
}

interface ProjectJob extends JobState {
  /** The last job ended while the page was open. */
  hasEndedHere: boolean;
  start: (kind: JobKind) => void;
  isStarting: boolean;
  cancel: () => void;
}

/** The crawl or collecting of a project: how far it is, how it ended, and what starts and ends it. */
function useProjectJob(projectId: string, handlers: Handlers): ProjectJob {
  const refresh = useRefresh();
  const job = useLiveJob(projectId);
  const [started, setStarted] = useState<{ id: string; kind: JobKind } | null>(null);
  const [endedId, setEndedId] = useState<string | null>(null);
  const readAgain = () => void refresh([projectJobQuery(projectId).queryKey]);

  // A state: a short job may have ended, and have been read, before its start is answered.
  const [followed, setFollowed] = useState<string | null>(null);
  const onEnded = useEffectEvent(handlers.onEnded);
  useEffect(() => {
    if (!job?.id) return;
    if (isRunning(job)) setFollowed(job.id);
    else if (followed === job.id) {
      setFollowed(null);
      setEndedId(job.id);
      onEnded(job);
    }
  }, [job, followed]);

  const start = useStartJob(projectId, {
    onDone: ({ jobId }, kind) => {
      setFollowed(jobId);
      setStarted({ id: jobId, kind });
      handlers.onStarted();
      void refresh([brandsKey(projectId)]);
      setTimeout(readAgain, firstPollMs);
    },
    onFailed: (error, kind) => {
      readAgain();
      handlers.onStartFailed(kind, error);
    },
  });
  const cancel = useCancelJob(projectId, { onFailed: (error, { kind }) => handlers.onCancelFailed(kind, error) });

  // Between its start and the first answer about it the page still knows the job before.
  const isAwaited = started !== null && job?.id !== started.id;
  const progress = isAwaited || job === undefined ? null : job;
  return {
    running: isAwaited ? started.kind : job && isRunning(job) ? jobKind(job) : null,
    progress,
    isCancelling: cancel.isPending || (cancel.isSuccess && cancel.variables.id === job?.id),
    hasEndedHere: endedId !== null && endedId === job?.id,
    start: start.mutate,
    isStarting: start.isPending,
    cancel: () => {
      if (job?.id && isRunning(job)) cancel.mutate({ id: job.id, kind: jobKind(job) });
    },
  };
}

/** A job may tell of many brands a second. */
const minIntervalMs = 1000;
/** A brand is told of when its links or figures are written; how far the job is follows within 400 ms. */
const writtenAfterMs = 600;

/**
 * The last job of a project, asked every 10 s and whenever the live channel tells of it; the brands that the page shows
 * are read again whenever it got on, and the collected days when one began or ended.
 */
function useLiveJob(projectId: string): ProjectJobProgress | undefined {
  const refresh = useRefresh();
  const query = projectJobQuery(projectId);
  const { data: job } = useQuery(query);
  const read = () => void refresh([query.queryKey]);
  const readThrottled = useThrottledCallback(read, minIntervalMs);
  // Else the page would stay behind by the last brands while the next ones take their time.
  const readAfterLast = useDebouncedCallback(read, writtenAfterMs);
  const access = staffAccess(projectId);
  useLive(access, 'project', { onMessage: read, onListening: read });
  const onProgress = {
    onMessage: () => {
      readThrottled();
      readAfterLast();
    },
    onListening: () => undefined,
  };
  useLive(access, 'datasetCrawled', onProgress);
  useLive(access, 'datasetCollected', onProgress);

  const seen = job && `${job.id} ${job.status} ${job.handled}`;
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (before.current !== undefined && seen !== before.current) {
      void refresh([brandsKey(projectId)]);
    }
    before.current = seen;
  }, [refresh, projectId, seen]);

  const stage = job && `${job.id} ${job.status}`;
  const stageBefore = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (stageBefore.current !== undefined && stage !== stageBefore.current) {
      // The list of projects shows the collected days.
      void refresh([collectedDatesQuery(projectId).queryKey, queryRoots.projects]);
    }
    stageBefore.current = stage;
  }, [refresh, projectId, stage]);
  return job;
}
