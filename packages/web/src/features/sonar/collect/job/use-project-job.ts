import { firstPollMs } from '@soundings/contract/job-choices';
import type { ProjectJobProgress } from '@soundings/contract/jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cancelProjectJob } from '../api/cancel-project-job.ts';
import { crawlMissing } from '../api/crawl-missing.ts';
import { datasetsKey } from '../api/project-datasets.ts';
import { projectJobQuery } from '../api/project-job.ts';
import { isRunning, type JobState, kindOf } from './job-state.ts';
import { useHeardJob } from './use-heard-job.ts';

interface Handlers {
  /** It ended while the page was open. */
  onEnded: (job: ProjectJobProgress) => void;
  onStarted: () => void;
  onStartFailed: (error: unknown) => void;
  onCancelFailed: (error: unknown) => void;
}

export interface ProjectJob extends JobState {
  /** The last job ended while the page was open. */
  hasEndedHere: boolean;
  startCrawl: () => void;
  isStarting: boolean;
  cancel: () => void;
}

/** The crawl or collecting of a project: how far it is, how it ended, and what starts and ends it. */
export function useProjectJob(projectId: string, handlers: Handlers): ProjectJob {
  const client = useQueryClient();
  const job = useHeardJob(projectId);
  const [startedId, setStartedId] = useState<string | null>(null);
  const [endedId, setEndedId] = useState<string | null>(null);
  const readAgain = () => client.invalidateQueries({ queryKey: projectJobQuery(projectId).queryKey });

  const followed = useRef<string | null>(null);
  const onEnded = useEffectEvent(handlers.onEnded);
  useEffect(() => {
    if (!job?.id) return;
    if (isRunning(job)) followed.current = job.id;
    else if (followed.current === job.id) {
      followed.current = null;
      setEndedId(job.id);
      onEnded(job);
    }
  }, [job]);

  const start = useMutation({
    mutationFn: () => crawlMissing(projectId),
    onSuccess: ({ jobId }) => {
      followed.current = jobId;
      setStartedId(jobId);
      handlers.onStarted();
      void client.invalidateQueries({ queryKey: datasetsKey(projectId) });
      setTimeout(readAgain, firstPollMs);
    },
    onError: (error) => {
      void readAgain();
      handlers.onStartFailed(error);
    },
  });
  const cancel = useMutation({
    mutationFn: cancelProjectJob,
    onSuccess: readAgain,
    onError: handlers.onCancelFailed,
  });

  // Between its start and the first answer about it the page still knows the job before.
  const isAwaited = startedId !== null && job?.id !== startedId;
  const progress = isAwaited || job === undefined ? null : job;
  return {
    running: isAwaited ? 'crawl' : job && isRunning(job) ? kindOf(job) : null,
    progress,
    isCancelling: cancel.isPending || (cancel.isSuccess && cancel.variables === job?.id),
    hasEndedHere: endedId !== null && endedId === job?.id,
    startCrawl: () => start.mutate(),
    isStarting: start.isPending,
    cancel: () => {
      if (job?.id && isRunning(job)) cancel.mutate(job.id);
    },
  };
}
