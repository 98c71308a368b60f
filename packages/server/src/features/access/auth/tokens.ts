import { errors, jwtVerify, SignJWT } from 'jose';
import { oncePer } from '#/platform/cache.ts';
import { isSameSecret, type Keys, keyedHash } from '#/platform/keys/keys.ts';

export const accessTokenMinutes = 15;
const audience = 'soundings-access';

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

type ReadAccessToken = { readonly sessionId: string } | 'expired' | 'forged';

interface Verified {
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresOn: number;
}

const verifyAccessToken = async (keys: Keys, token: string, now: Date): Promise<Verified | 'expired' | 'forged'> => {
  try {
    const { payload } = await jwtVerify(token, keys.accessToken, {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'exp'],
    });
    return { sessionId: payload.sub!, expiresOn: payload.exp! * 1000 };
  } catch (error) {
    // Signature, kind and audience are checked before the time.
    return error instanceof errors.JWTExpired ? 'expired' : 'forged';
  }
};

const tokenCache = 5000;
const verifiedBy = oncePer((_key: Uint8Array) => new Map<string, Verified>());

/**
 * A signature that was right once stays right under its key, so it is calculated once a token. Everything that can
 * change (the time, and with every call the session) is asked anew.
 */
export const readAccessToken = async (keys: Keys, token: string, now: Date): Promise<ReadAccessToken> => {
  const verified = verifiedBy(keys.accessToken);
  const known = verified.get(token);
  if (known && known.expiresOn > now.getTime()) return { sessionId: known.sessionId };
  verified.delete(token);
  const read = await verifyAccessToken(keys, token, now);
  if (typeof read === 'string') return read;
  const [oldest] = verified.keys();
  if (verified.size >= tokenCache && oldest !== undefined) verified.delete(oldest);
  verified.set(token, read);
  return { sessionId: read.sessionId };
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
  if (!isSameSecret(mac, keyedHash(keys.refreshToken, sessionId, String(Number(generation))))) return null;
  return { sessionId, generation: Number(generation) };
};
