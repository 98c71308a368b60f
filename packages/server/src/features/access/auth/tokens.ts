import { timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { type Keys, keyedHash } from '#/platform/keys/keys.ts';

export const accessTokenMinutes = 15;
const audience = 'soundings-access';

/** A signed statement of which session calls; whether that session still lives is asked at every request. */
export const signAccessToken = async (keys: Keys, sessionId: string, now: Date) => {
  const expiration = new Date(now.getTime() + accessTokenMinutes * 60_000);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(sessionId)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(expiration)
    .sign(keys.accessToken);
  return { token, expiration: expiration.toISOString() };
};

/** An access token is one of ours and gives its session, or was one until it expired, or never was. */
type ReadAccessToken = { readonly sessionId: string } | 'expired' | 'forged';

export const readAccessToken = async (keys: Keys, token: string, now: Date): Promise<ReadAccessToken> => {
  try {
    const { payload } = await jwtVerify(token, keys.accessToken, {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      audience,
      currentDate: now,
    });
    return payload.sub === undefined ? 'forged' : { sessionId: payload.sub };
  } catch (error) {
    // Signature, kind and audience are checked before the time.
    return error instanceof errors.JWTExpired ? 'expired' : 'forged';
  }
};

/**
 * `<session>.<generation>.<mac>`: derived, not stored. So the database holds no token, and ten tabs that refresh
 * at once can all be given the one successor.
 */
export const writeRefreshToken = (keys: Keys, sessionId: string, generation: number): string =>
  `${sessionId}.${generation}.${keyedHash(keys.refreshToken, sessionId, String(generation))}`;

export const readRefreshToken = (keys: Keys, token: string): { sessionId: string; generation: number } | null => {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.([0-9a-f]{64})$/.exec(token);
  if (!match) return null;
  const [, sessionId, generation, mac] = match as unknown as [string, string, string, string];
  const expected = keyedHash(keys.refreshToken, sessionId, String(Number(generation)));
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return null;
  return { sessionId, generation: Number(generation) };
};
