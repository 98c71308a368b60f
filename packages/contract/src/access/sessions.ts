import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';

/** Where a user is signed in. Browser and system are names as people know them; null where the user agent told none. */
export const SessionRow = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network address that they signed in from; empty in sessions older than this list. */
  address: z.string(),
  signedInOn: z.iso.datetime(),
  /** Exact to a quarter of an hour: an access token lives that long. */
  lastUsedOn: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SessionRow = z.infer<typeof SessionRow>;

const OfUser = z.object({ id: z.uuid() });
const SessionId = z.object({ sessionId: z.uuid() });

export const sessionsEndpoints = {
  ownSessions: endpoint({
    method: 'GET',
    path: '/api/user-data/sessions',
    summary: 'Where the signed-in user is signed in, this session first, then by last use',
    access: 'signed-in',
    answer: z.array(SessionRow),
  }),
  endOwnSession: endpoint({
    method: 'DELETE',
    path: '/api/user-data/sessions/{sessionId}',
    summary: 'Sign out on one device',
    access: 'signed-in',
    params: SessionId,
    answer: Done,
    errors: ['notFound'],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/user-data/sessions',
    summary: 'Sign out on all devices but this one',
    access: 'signed-in',
    answer: Done,
  }),
  userSessions: endpoint({
    method: 'GET',
    path: '/api/user/management/{id}/sessions',
    summary: 'Where a user is signed in, by last use',
    access: 'users.manage',
    params: OfUser,
    answer: z.array(SessionRow),
    errors: ['notFound'],
  }),
  endUserSession: endpoint({
    method: 'DELETE',
    path: '/api/user/management/{id}/sessions/{sessionId}',
    summary: 'Sign a user out on one device',
    access: 'users.manage',
    params: OfUser.extend(SessionId.shape),
    answer: Done,
    errors: ['notFound'],
  }),
  endUserSessions: endpoint({
    method: 'DELETE',
    path: '/api/user/management/{id}/sessions',
    summary: 'Sign a user out everywhere; of your own account, everywhere else',
    access: 'users.manage',
    params: OfUser,
    answer: Done,
    errors: ['notFound'],
  }),
};
