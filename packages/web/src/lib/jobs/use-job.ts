import { endpoints } from 'virtual:endpoints';
import { firstPollMs } from '@soundings/contract/jobs/job-choices';
import type { JobProgress } from '@soundings/contract/jobs/jobs';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';

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

/** How far a job is, asked every `everyMs` until it has ended. A failed try says nothing about the job: asked again. */
const jobQuery = (id: string | null, everyMs: number) =>
  queryOptions({
    queryKey: ['jobs', id],
    queryFn: id === null ? skipToken : ({ signal }) => call(endpoints.jobProgress, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'EXECUTED' ? false : everyMs),
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
  });

/** Asks for the end of a job; how it then ended its progress tells. */
const cancelJob = (id: string) => call(endpoints.cancelJob, { params: { id } });

/** A job that a form of this tab has started. */
interface HeldJob {
  id: string;
  /** What it works on, as its progress names it. */
  label: string;
}

const keyOf = (form: string): string => `JOB ${form}`;

/** Keeps a form's job in the session storage of this tab, so that a reload finds it again; an older one is forgotten. */
const holdJob = (form: string, job: HeldJob): void => sessionStorage.setItem(keyOf(form), JSON.stringify(job));

const findHeldJob = (form: string): HeldJob | null => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as HeldJob | null;
  } catch {
    return null;
  }
};

const forgetHeldJob = (form: string): void => sessionStorage.removeItem(keyOf(form));

/** Why a job failed, as the call would have failed that did the work itself: pages show both the same way. */
export const jobFailure = ({ error }: Pick<JobProgress, 'error'>): ApiError => {
  // Asking for it went well.
  const status = 200;
  if (error === null) return new ApiError('somethingWentWrong', status);
  const { code, message: _, ...details } = error;
  return new ApiError(code, status, details);
};
