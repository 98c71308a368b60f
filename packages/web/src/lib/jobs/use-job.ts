import { firstPollMs } from '@soundings/contract/job-choices';
import type { JobProgress } from '@soundings/contract/jobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '#/lib/api/api-error.ts';
import { cancelJob } from './cancel-job.ts';
import { jobFailure } from './job-failure.ts';
import { jobQuery } from './job-query.ts';

interface JobHandlers {
  /** All is done; `job` is null where the start has done it and left nothing to a job. */
  onDone: (job: JobProgress | null) => void;
  /** It could not be started, or has failed. */
  onFailed: (error: unknown) => void;
  onCancelled: () => void;
  /** It goes on. */
  onCancelRefused: (error: unknown) => void;
}

const pollMs = 1000;
const idle = { isRunning: false, isCancelling: false, id: null as string | null };

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One piece of work that the server does in the background: starts it, tells how far it is, asks for its end. A page
 * that is left asks no more, and the job goes on.
 */
export function useJob({ onDone, onFailed, onCancelled, onCancelRefused }: JobHandlers) {
  const client = useQueryClient();
  const [state, setState] = useState(idle);
  const [startedAs, setStartedAs] = useState<string | null>(null);
  const isCancelWanted = useRef(false);
  const { data: job, error } = useQuery(jobQuery(state.id, pollMs));

  const onEnd = useEffectEvent((end: JobProgress) => {
    setState(idle);
    if (end.outcome === 'done') onDone(end);
    else if (end.outcome === 'cancelled') onCancelled();
    else onFailed(jobFailure(end));
  });
  const onLost = useEffectEvent((failure: unknown) => {
    setState(idle);
    onFailed(failure);
  });
  useEffect(() => {
    if (job?.status === 'EXECUTED') onEnd(job);
  }, [job]);
  useEffect(() => {
    // The server knows no such job: asking again helps nothing.
    if (isApiError(error, 'notFound')) onLost(error);
  }, [error]);

  const askForEnd = async (id: string) => {
    try {
      await cancelJob(id);
      await client.invalidateQueries({ queryKey: jobQuery(id, pollMs).queryKey });
    } catch (failure) {
      isCancelWanted.current = false;
      setState((now) => ({ ...now, isCancelling: false }));
      onCancelRefused(failure);
    }
  };

  /** @param begin starts the job and answers its id, or null where nothing is left to do. */
  const start = async (begin: () => Promise<string | null>) => {
    isCancelWanted.current = false;
    setStartedAs(null);
    setState({ ...idle, isRunning: true });
    try {
      const id = await begin();
      if (id === null) {
        setState(idle);
        return onDone(null);
      }
      setStartedAs(id);
      if (isCancelWanted.current) await askForEnd(id);
      else await later(firstPollMs);
      setState((now) => ({ ...now, id }));
    } catch (failure) {
      setState(idle);
      onFailed(failure);
    }
  };

  const cancel = () => {
    isCancelWanted.current = true;
    setState((now) => ({ ...now, isCancelling: true }));
    if (startedAs !== null) void askForEnd(startedAs);
  };

  return {
    start: (begin: () => Promise<string | null>) => void start(begin),
    cancel,
    isRunning: state.isRunning,
    isCancelling: state.isCancelling,
    /** Null until it was asked for the first time. */
    status: job?.status ?? null,
    handled: job?.handled ?? 0,
    total: job?.total ?? 0,
  };
}
export type JobRun = Omit<ReturnType<typeof useJob>, 'start'>;
