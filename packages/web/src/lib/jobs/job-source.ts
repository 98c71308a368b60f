import { endpoints } from 'virtual:endpoints';
import type { JobProgress } from '@soundings/contract/jobs/jobs';
import { type QueryKey, skipToken, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#/lib/api/call.ts';
import type { LiveAccess } from '#/lib/live/live-access.ts';

export interface JobSource {
  query: UseQueryOptions<JobProgress | null> & { queryKey: QueryKey };
  cancel: (id: string) => Promise<unknown>;
  live: LiveAccess | null;
  label: string;
  minSeen?: number;
  hold: (id: string, label: string) => void;
  follow: (id: string) => void;
  forget: (() => void) | null;
}

const pollMs = 1000;
const fallbackMs = 10_000;

/**
 * The job that a form has started, read by its id. It is kept in the session storage of this tab, so that a reload
 * finds it again; an older one is forgotten. `form` names the form among all of the site.
 */
export function useFormJob(form: string, live: LiveAccess | null = null): JobSource {
  const [held, setHeld] = useState(() => findHeldJob(form));
  const id = held?.id ?? null;
  return {
    query: {
      queryKey: ['jobs', id],
      queryFn: id === null ? skipToken : ({ signal }) => call(endpoints.jobProgress, { params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data?.status === 'EXECUTED' ? false : pollMs),
      refetchIntervalInBackground: true,
      // A failed try says nothing about the job: asked again.
      retry: false,
      gcTime: 0,
    },
    cancel: (of) => call(endpoints.cancelJob, { params: { id: of } }),
    live,
    label: held?.label ?? '',
    hold: (of, label) => sessionStorage.setItem(storageKey(form), JSON.stringify({ id: of, label })),
    follow: () => setHeld(findHeldJob(form)),
    forget: () => {
      sessionStorage.removeItem(storageKey(form));
      setHeld(null);
    },
  };
}

interface HeldJob {
  id: string;
  label: string;
}

const storageKey = (form: string): string => `JOB ${form}`;

const findHeldJob = (form: string): HeldJob | null => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(form)) ?? 'null') as HeldJob | null;
  } catch {
    return null;
  }
};

const nothing = () => undefined;

export const projectJob = (projectId: string, queryKey: readonly string[], live: LiveAccess): JobSource => ({
  query: {
    queryKey,
    queryFn: async ({ signal }) => {
      const { id, progressType, status, ...job } = await call(endpoints.projectJobProgress, {
        body: { jobEntityId: projectId },
        signal,
      });
      return id === null || progressType === null || status === null ? null : { id, progressType, status, ...job };
    },
    refetchInterval: fallbackMs,
    staleTime: 0,
  },
  cancel: (id) => call(endpoints.cancelProjectJob, { params: { id } }),
  live,
  label: '',
  minSeen: 3,
  hold: nothing,
  follow: nothing,
  forget: null,
});
