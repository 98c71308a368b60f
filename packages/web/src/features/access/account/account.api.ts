import { endpoints } from 'virtual:endpoints';
import type { PasskeyRow } from '@soundings/contract/access/passkeys';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { type ActionOutcome, type EndpointOutcome, useAction } from '#/ui/feedback/use-action.ts';
import { publicServerQuery } from '../access.api.ts';

const tokens = ['access', 'tokens'] as const;
const sessions = ['access', 'sessions'] as const;
const passkeys = ['access', 'passkeys'] as const;

/** Of oneself without an id. */
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

export const passkeysQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...passkeys, userId],
    queryFn: ({ signal }) =>
      userId === undefined
        ? call(endpoints.ownPasskeys, { signal })
        : call(endpoints.userPasskeys, { params: { id: userId }, signal }),
  });

/** What the sign-in page offers depends on whether anybody has one. */
const refreshesOfPasskeys = [passkeys, publicServerQuery.queryKey];

export const useAddPasskey = (
  make: (name: string) => Promise<PasskeyRow>,
  outcome: Pick<ActionOutcome<string, PasskeyRow>, 'onDone' | 'onFailed'>,
) =>
  useAction({
    call: make,
    refreshes: refreshesOfPasskeys,
    done: 'account.passkeyAdded',
    failed: 'account.couldntAddPasskey',
    ...outcome,
  });

export const useRemovePasskey = (userId: string | undefined) =>
  useAction({
    call: (passkeyId: string) =>
      userId === undefined
        ? call(endpoints.deletePasskey, { params: { passkeyId } })
        : call(endpoints.deleteUserPasskey, { params: { id: userId, passkeyId } }),
    refreshes: refreshesOfPasskeys,
    done: 'account.passkeyRemoved',
    failed: 'account.couldntRemovePasskey',
  });

export const tokensQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...tokens, userId],
    queryFn: ({ signal }) =>
      userId === undefined
        ? call(endpoints.ownTokens, { signal })
        : call(endpoints.userTokens, { params: { id: userId }, signal }),
  });

export const useCreateToken = (outcome: EndpointOutcome<typeof endpoints.createToken>) =>
  useAction({ call: endpoints.createToken, refreshes: [tokens], failed: 'account.couldntCreateToken', ...outcome });

export const useDeleteToken = (userId: string | undefined) =>
  useAction({
    call: (tokenId: string) =>
      userId === undefined
        ? call(endpoints.deleteToken, { params: { tokenId } })
        : call(endpoints.deleteUserToken, { params: { id: userId, tokenId } }),
    refreshes: [tokens],
    done: 'account.tokenRevoked',
    failed: 'account.couldntRevokeToken',
  });

export const projectChoicesQuery = (query: string) =>
  queryOptions({
    queryKey: ['access', 'project-choices', query],
    queryFn: async ({ signal }) => {
      const search = { page: 0, size: 60, sort: 'projectName' } as const;
      const { content } = await call(endpoints.searchProjects, { query: search, body: { query }, signal });
      return content.map(({ id, projectName }) => ({ value: id, label: projectName }));
    },
  });
