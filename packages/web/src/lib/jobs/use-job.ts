import { firstPollMs } from '@soundings/contract/jobs/job-choices';
import type { JobProgress } from '@soundings/contract/jobs/jobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '#/lib/api/api-error.ts';
import { cancelJob } from './cancel-job.ts';
import { findHeldJob, forgetHeldJob, holdJob } from './held-job.ts';
import { jobFailure } from './job-failure.ts';
import { jobQuery } from './job-query.ts';

/** A job as its form knows it. */
interface JobOfForm {
  /** What it works on, as its progress names it. */
  label: string;
  /** It was started before the page was opened: what was filled in for it is gone. */
  isTakenUp: boolean;
}

interface JobHandlers {
  /** All is done; `job` is null where the start has done it and left nothing to a job. */
  onDone: (job: JobProgress | null, about: JobOfForm) => void;
  /** It could not be started, or has failed. */
  onFailed: (error: unknown, about: JobOfForm) => void;
  onCancelled: (about: JobOfForm) => void;
  /** It goes on. */
  onCancelRefused: (error: unknown) => void;
}

const pollMs = 1000;
const idle = { isRunning: false, isCancelling: false, id: null as string | null, label: '', isTakenUp: false };

/** What the form has started before the page was opened counts as running once the server has said so. */
const takeUp = (form: string): typeof idle => {
  const held = findHeldJob(form);
  return held === null ? idle : { ...idle, ...held, isTakenUp: true };
};

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One piece of work that the server does in the background: starts it, tells how far it is, asks for its end. A page
 * that is left asks no more, and the job goes on; opened again in the same tab it takes up what still runs.
 * `form` names the form among all of the site.
 */
export function useJob(form: string, { onDone, onFailed, onCancelled, onCancelRefused }: JobHandlers) {
  const client = useQueryClient();
  const [state, setState] = useState(() => takeUp(form));
  const [startedAs, setStartedAs] = useState(state.id);
  const isCancelWanted = useRef(false);
  const { data: job, error } = useQuery(jobQuery(state.id, pollMs));

  const forget = () => {
    forgetHeldJob(form);
    setState(idle);
  };
  const onSeen = useEffectEvent((seen: JobProgress) => {
    if (seen.status !== 'EXECUTED') return setState((now) => ({ ...now, isRunning: true }));
    forget();
    // What ended before the page was opened is old news.
    if (!state.isRunning) return;
    if (seen.outcome === 'done') onDone(seen, state);
    else if (seen.outcome === 'cancelled') onCancelled(state);
    else onFailed(jobFailure(seen), state);
  });
  const onLost = useEffectEvent((failure: unknown) => {
    forget();
    if (state.isRunning) onFailed(failure, state);
  });
  useEffect(() => {
    if (job) onSeen(job);
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
  const start = async (begin: () => Promise<string | null>, label: string) => {
    isCancelWanted.current = false;
    setStartedAs(null);
    const begun = { ...idle, isRunning: true, label };
    setState(begun);
    try {
      const id = await begin();
      if (id === null) {
        setState(idle);
        return onDone(null, begun);
      }
      holdJob(form, { id, label });
      setStartedAs(id);
      if (isCancelWanted.current) await askForEnd(id);
      else await later(firstPollMs);
      setState((now) => ({ ...now, id }));
    } catch (failure) {
      setState(idle);
      onFailed(failure, begun);
    }
  };

  const cancel = () => {
    isCancelWanted.current = true;
    setState((now) => ({ ...now, isCancelling: true }));
    if (startedAs !== null) void askForEnd(startedAs);
  };

  return {
    start: (begin: () => Promise<string | null>, label: string) => void start(begin, label),
    cancel,
    label: state.label,
    isRunning: state.isRunning,
    isCancelling: state.isCancelling,
    /** Null until it was asked for the first time. */
    status: job?.status ?? null,
    handled: job?.handled ?? 0,
    total: job?.total ?? 0,
  };
}
export type JobRun = Omit<ReturnType<typeof useJob>, 'start' | 'label'>;
