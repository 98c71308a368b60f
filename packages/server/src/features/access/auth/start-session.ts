import { randomUUID } from 'node:crypto';
import type { Database } from '#/platform/db/database.ts';
import type { Services } from '#/platform/services.ts';
import { setLastSignIn, type User } from '../users/users.store.ts';
import { holdUser } from './hold-user.ts';
import { addSession, type Session } from './sessions.store.ts';
import { signAccessToken, writeRefreshToken } from './tokens.ts';

const hour = 3_600_000;
/** How long a session lives from sign-in: remembered 30 days, else 12 hours. */
const lifetime = (rememberMe: boolean) => (rememberMe ? 30 * 24 * hour : 12 * hour);

export type SessionTokens = Awaited<ReturnType<typeof tokensOf>>;

/** The pair of tokens for the session's present generation. */
export const tokensOf = async (
  { keys, now }: Services,
  session: Pick<Session, 'id' | 'generation' | 'expiresOn' | 'rememberMe'>,
) => ({
  accessToken: await signAccessToken(keys, session.id, now()),
  refreshToken: {
    token: writeRefreshToken(keys, session.id, session.generation),
    expiration: session.expiresOn.toISOString(),
  },
  rememberMe: session.rememberMe,
});

/** Adds the row of a new session of a user whom the transaction holds. */
export const addSessionOf = async (tx: Database, userId: string, rememberMe: boolean, now: Date) => {
  const session = {
    id: randomUUID(),
    userId,
    generation: 0,
    rotatedOn: now,
    createdOn: now,
    expiresOn: new Date(now.getTime() + lifetime(rememberMe)),
    rememberMe,
  };
  await addSession(tx, session);
  await setLastSignIn(tx, userId, now);
  return session;
};

/** Throws 2FACodeHasBeenDestroyed where the user was shut out or changed since the code was checked. */
export const startSession = async (services: Services, user: User, rememberMe: boolean): Promise<SessionTokens> => {
  const session = await services.db.transaction(async (tx) => {
    await holdUser(tx, user, '2FACodeHasBeenDestroyed');
    return addSessionOf(tx, user.id, rememberMe, services.now());
  });
  return tokensOf(services, session);
};
