import { endpoints } from 'virtual:endpoints';
import { ApiError, apiErrorFrom } from './api-error.ts';

const refreshedKey = 'REFRESHED_AT';
const publicPaths = ['/api/auth/', '/api/forgot-password/', '/api/consumer/', '/api/chart/'];

const listeners = new Set<() => void>();
let running: Promise<void> | null = null;

export const onSignedOut = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Whether the access token of this browser lives. Asked without a refresh: one that fails would take the cookies of a sign-in
 * that has just gone through.
 */
export const hasSession = async (signal: AbortSignal): Promise<boolean> => {
  const answer = await fetch(endpoints.checkAuth.path, { credentials: 'same-origin', signal });
  // A body that nobody reads keeps the request open.
  await answer.text();
  return answer.ok;
};

export const mayRefresh = (path: string, status: number): boolean =>
  (status === 401 || status === 403) && !publicPaths.some((start) => path.startsWith(start));

const refreshOnce = async (since: number): Promise<void> => {
  // Another tab may have refreshed while this one waited for the lock; the cookies are shared.
  if (Number(localStorage.getItem(refreshedKey) ?? 0) > since) return;
  const { method, path } = endpoints.refresh;
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => {
    throw new ApiError('connectionError', 0);
  });
  if (answer.ok) {
    localStorage.setItem(refreshedKey, String(Date.now()));
    return;
  }
  const error = apiErrorFrom(answer.status, await answer.json().catch(() => null));
  if (answer.status >= 500 || answer.status === 429) throw error;
  for (const listener of listeners) listener();
  throw error;
};

/**
 * Renews the access token, once however many calls and tabs ask at the same time.
 * `since`: when the refused call began, in milliseconds. Throws when there is no session any more.
 */
export const refreshSession = (since: number): Promise<void> => {
  // Not there on pages served without https, this machine apart.
  const locks = navigator.locks as LockManager | null | undefined;
  const turn = async () => {
    if (locks) await locks.request('soundings-refresh', () => refreshOnce(since));
    else await refreshOnce(since);
  };
  running ??= turn().finally(() => {
    running = null;
  });
  return running;
};
