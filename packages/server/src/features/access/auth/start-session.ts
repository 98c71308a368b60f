import { randomUUID } from 'node:crypto';
import type { Services } from '#/platform/services.ts';
import { setLastSignIn } from '../users/users.store.ts';
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

export const startSession = async (services: Services, userId: string, rememberMe: boolean) => {
  const now = services.now();
  const session = {
    id: randomUUID(),
    userId,
    generation: 0,
    rotatedOn: now,
    createdOn: now,
    expiresOn: new Date(now.getTime() + lifetime(rememberMe)),
    rememberMe,
  };
  await addSession(services.db, session);
  await setLastSignIn(services.db, userId, now);
  return tokensOf(services, session);
};
