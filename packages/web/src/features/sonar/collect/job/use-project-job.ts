import { firstPollMs } from '@soundings/contract/jobs/job-choices';
import type { ProjectJobProgress } from '@soundings/contract/jobs/jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { cancelProjectJob } from '../api/cancel-project-job.ts';
import { collectSonar } from '../api/collect-sonar.ts';
import { crawlMissing } from '../api/crawl-missing.ts';
import { datasetsKey } from '../api/project-datasets.ts';
import { projectJobQuery } from '../api/project-job.ts';
import { isRunning, type JobKind, type JobState, kindOf } from './job-state.ts';
import { useHeardJob } from './use-heard-job.ts';

interface Handlers {
  /** It ended while the page was open. */
  onEnded: (job: ProjectJobProgress) => void;
  onStarted: () => void;
  onStartFailed: (kind: JobKind, error: unknown) => void;
  onCancelFailed: (kind: JobKind, error: unknown) => void;
}

const calls = { crawl: crawlMissing, collect: collectSonar };

export interface ProjectJob extends JobState {
  /** The last job ended while the page was open. */
  hasEndedHere: boolean;
  start: (kind: JobKind) => void;
  isStarting: boolean;
  cancel: () => void;
}

/** The crawl or collecting of a project: how far it is, how it ended, and what starts and ends it. */
export function useProjectJob(projectId: string, handlers: Handlers): ProjectJob {
  const client = useQueryClient();
  const job = useHeardJob(projectId);
  const [started, setStarted] = useState<{ id: string; kind: JobKind } | null>(null);
  const [endedId, setEndedId] = useState<string | null>(null);
  const readAgain = () => client.invalidateQueries({ queryKey: projectJobQuery(projectId).queryKey });

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

  const start = useMutation({
    mutationFn: (kind: JobKind) => calls[kind](projectId),
    onSuccess: ({ jobId }, kind) => {
      setFollowed(jobId);
      setStarted({ id: jobId, kind });
      handlers.onStarted();
      void client.invalidateQueries({ queryKey: datasetsKey(projectId) });
      setTimeout(readAgain, firstPollMs);
    },
    onError: (error, kind) => {
      void readAgain();
      handlers.onStartFailed(kind, error);
    },
  });
  const cancel = useMutation({
    mutationFn: ({ id }: { id: string; kind: JobKind }) => cancelProjectJob(id),
    onSuccess: readAgain,
    onError: (error, { kind }) => handlers.onCancelFailed(kind, error),
  });

  // Between its start and the first answer about it the page still knows the job before.
  const isAwaited = started !== null && job?.id !== started.id;
  const progress = isAwaited || job === undefined ? null : job;
  return {
    running: isAwaited ? started.kind : job && isRunning(job) ? kindOf(job) : null,
    progress,
    isCancelling: cancel.isPending || (cancel.isSuccess && cancel.variables.id === job?.id),
    hasEndedHere: endedId !== null && endedId === job?.id,
    start: start.mutate,
    isStarting: start.isPending,
    cancel: () => {
      if (job?.id && isRunning(job)) cancel.mutate({ id: job.id, kind: kindOf(job) });
    },
  };
}
