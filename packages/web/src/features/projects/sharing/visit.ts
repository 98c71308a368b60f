import type { SharedPart } from '@soundings/contract/projects/project-types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isApiError } from '#/lib/api/api-error.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { listenAgain } from '#/lib/live/listen.ts';

export function useVisit(part: SharedPart, projectName: string): ConsumerVisit | null {
  const queryClient = useQueryClient();
  const password = useSyncExternalStore(onHeldChange, () => findPassword(part, projectName));
  const visit = useMemo(
    () => (password === null ? null : createVisit(part, projectName, password)),
    [part, projectName, password],
  );
  const isOpen = visit !== null;
  useEffect(() => {
    // What was read with the password goes with it.
    if (!isOpen) queryClient.removeQueries({ queryKey: visitKey(part, projectName) });
  }, [queryClient, part, projectName, isOpen]);
  return visit;
}

const endsVisit = (error: unknown): boolean =>
  isApiError(error) && (error.status === 403 || error.code === 'noDataCollectedYet');

export const visitKey = (part: SharedPart, projectName: string): ConsumerVisit['key'] => [
  'consumer',
  part,
  projectName,
];

export const createVisit = (part: SharedPart, projectName: string, projectPassword: string): ConsumerVisit => ({
  part,
  projectName,
  key: visitKey(part, projectName),
  ask: async (call) => {
    try {
      const answer = await call({ projectName, projectPassword });
      // Sharing that was off and is on again.
      listenAgain(visitKey(part, projectName));
      return answer;
    } catch (error) {
      // The refusal of an older password says nothing about the one that is held by now.
      const isHeld = findPassword(part, projectName) === projectPassword;
      if (isHeld && endsVisit(error)) deletePassword(part, projectName, error);
      throw error;
    }
  },
});

/**
 * The passwords of the shared projects that are open in this tab: only in its session storage, each for itself, so that
 * a reload does not ask again and another tab does. SCOUT's final messages have a password of their own.
 */
const storageKey = (part: SharedPart, projectName: string): string => `CONSUMER ${part} ${projectName}`;

const endings = new Map<string, unknown>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

const onHeldChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const findPassword = (part: SharedPart, projectName: string): string | null =>
  sessionStorage.getItem(storageKey(part, projectName));

export const storePassword = (part: SharedPart, projectName: string, password: string): void => {
  endings.delete(storageKey(part, projectName));
  sessionStorage.setItem(storageKey(part, projectName), password);
  tell();
};

export const deletePassword = (part: SharedPart, projectName: string, endedBy?: unknown): void => {
  sessionStorage.removeItem(storageKey(part, projectName));
  if (endedBy === undefined) endings.delete(storageKey(part, projectName));
  else endings.set(storageKey(part, projectName), endedBy);
  tell();
};

export const endedBy = (part: SharedPart, projectName: string): unknown => endings.get(storageKey(part, projectName));
