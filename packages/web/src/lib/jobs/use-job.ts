import { firstPollMs } from '@soundings/contract/jobs/job-choices';
import type { JobProgress } from '@soundings/contract/jobs/jobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isApiError } from '#/lib/api/api-error.ts';
import { useLive } from '#/lib/live/use-live.ts';
import { useSecondsLeft } from '#/lib/seconds-left.ts';
import type { JobSource } from './job-source.ts';

interface StartedJob {
  label: string;
  isTakenUp: boolean;
}

interface JobHandlers {
  onStarted?: (id: string) => void;
  /** All is done; `job` is null where the start has done it and left nothing to a job. */
  onDone: (job: JobProgress | null, about: StartedJob) => void;
  /** It could not be started (`job` is null), or has failed. */
  onFailed: (error: unknown, about: StartedJob, job: JobProgress | null) => void;
  onCancelled: (about: StartedJob, job: JobProgress) => void;
  onCancelRefused: (error: unknown) => void;
}

interface Begun {
  id: string | null;
  label: string;
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One piece of work that the server does in the background: starts it, tells how far it is and how long it takes
 * still, cancels it, and tells once how it ended. Read when the live channel tells of it, and by the clock. A page that
 * is left asks no more, and the job goes on; opened again it takes up what still runs.
 */
export function useJob(source: JobSource, { onStarted, onDone, onFailed, onCancelled, onCancelRefused }: JobHandlers) {
  const client = useQueryClient();
  const { data, error } = useQuery(source.query);
  const last = data ?? null;
  const [begun, setBegun] = useState<Begun | null>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const [startedHere, setStartedHere] = useState<Begun | null>(null);
  const isCancelWanted = useRef(false);

  const readAgain = () => client.invalidateQueries({ queryKey: source.query.queryKey });
  useLive(source.live, 'job', { onMessage: () => void readAgain(), onListening: () => void readAgain() });

  // Between its start and the first answer about it the page still knows the job before.
  const job = begun !== null && last?.id !== begun.id ? null : last;
  const about = (id: string | null): StartedJob => {
    const isTakenUp = startedHere?.id !== id;
    return { label: isTakenUp ? source.label : (startedHere?.label ?? ''), isTakenUp };
  };

  const notifyEnd = useEffectEvent((ended: JobProgress) => {
    if (ended.outcome === 'done') onDone(ended, about(ended.id));
    else if (ended.outcome === 'cancelled') onCancelled(about(ended.id), ended);
    else onFailed(jobFailure(ended), about(ended.id), ended);
  });
  const forget = useEffectEvent(() => source.forget?.());
  useEffect(() => {
    if (job === null) return;
    setBegun(null);
    if (job.status !== 'EXECUTED') return setFollowed(job.id);
    forget();
    // What ended before the page was opened is old news.
    if (followed !== job.id) return;
    setFollowed(null);
    setIsCancelling(false);
    notifyEnd(job);
  }, [job, followed]);

  const onLost = useEffectEvent((failure: unknown) => {
    if (source.forget === null) return;
    source.forget();
    setBegun(null);
    setFollowed(null);
    setIsCancelling(false);
    if (followed !== null) onFailed(failure, about(followed), null);
  });
  useEffect(() => {
    // The server knows no such job: asking again helps nothing.
    if (isApiError(error, 'notFound')) onLost(error);
  }, [error]);

  const askForEnd = async (id: string) => {
    try {
      await source.cancel(id);
      await readAgain();
    } catch (failure) {
      isCancelWanted.current = false;
      setIsCancelling(false);
      onCancelRefused(failure);
    }
  };

  /** @param begin starts the job and answers its id, or null where nothing is left to do. */
  const start = async (begin: () => Promise<string | null>, label: string) => {
    isCancelWanted.current = false;
    setIsCancelling(false);
    setBegun({ id: null, label });
    try {
      const id = await begin();
      setStartedHere({ id, label });
      if (id === null) {
        setBegun(null);
        return onDone(null, { label, isTakenUp: false });
      }
      setBegun({ id, label });
      setFollowed(id);
      source.hold(id, label);
      onStarted?.(id);
      if (isCancelWanted.current) await askForEnd(id);
      else await later(firstPollMs);
      source.follow(id);
      void readAgain();
    } catch (failure) {
      setBegun(null);
      void readAgain();
      onFailed(failure, { label, isTakenUp: false }, null);
    }
  };

  const cancel = () => {
    isCancelWanted.current = true;
    setIsCancelling(true);
    const id = begun === null ? last?.id : begun.id;
    if (id) void askForEnd(id);
  };

  const { status = null, handled = 0, total = 0 } = job ?? {};
  const isCounting = status === 'EXECUTING' && total > 0;
  return {
    start: (begin: () => Promise<string | null>, label: string) => void start(begin, label),
    cancel,
    job,
    isKnown: data !== undefined,
    label: begun?.label ?? about(job?.id ?? null).label,
    isStarting: begun !== null && begun.id === null,
    isRunning: begun !== null || (status !== null && status !== 'EXECUTED'),
    isCancelling,
    status,
    handled,
    total,
    secondsLeft: useSecondsLeft({ handled, total, isCounting, least: source.minSeen ?? 1 }),
  };
}
export type Job = Omit<ReturnType<typeof useJob>, 'start' | 'label'>;

/** Why a job failed, as the call would have failed that did the work itself: pages show both the same way. */
export const jobFailure = ({ error }: Pick<JobProgress, 'error'>): ApiError => {
  // Asking for it went well.
  const status = 200;
  if (error === null) return new ApiError('somethingWentWrong', status);
  const { code, message: _, ...details } = error;
  return new ApiError(code, status, details);
};
