import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { useAction } from '#/ui/feedback/use-action.ts';

const sessions = ['access', 'sessions'] as const;

/** Of the user with an id, for those who manage users; of oneself without. */
export const sessionsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...sessions, userId],
    queryFn: ({ signal }) =>
      userId === undefined
        ? call(endpoints.ownSessions, { signal })
        : call(endpoints.userSessions, { params: { id: userId }, signal }),
  });

export const useEndSession = (userId: string | undefined) =>
  useAction({
    call: (sessionId: string) =>
      userId === undefined
        ? call(endpoints.endOwnSession, { params: { sessionId } })
        : call(endpoints.endUserSession, { params: { id: userId, sessionId } }),
    refreshes: [sessions],
    done: 'account.signedOut',
    failed: 'account.couldntSignOut',
  });

export const useEndOtherSessions = (userId: string | undefined) =>
  useAction({
    call: () =>
      userId === undefined
        ? call(endpoints.endOtherSessions)
        : call(endpoints.endUserSessions, { params: { id: userId } }),
    refreshes: [sessions],
    done: 'account.signedOut',
    failed: 'account.couldntSignOut',
  });
