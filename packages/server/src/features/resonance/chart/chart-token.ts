import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '#/platform/http/app-error.ts';
import type { Keys } from '#/platform/keys/keys.ts';
import { countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';

const tokenLifetimeMs = 60_000;
const audience = 'soundings-chart';
const typ = 'ct+jwt';

/**
 * Opens the chart page for the user of a session, once and within a minute. Like an access token, but under a key of
 * its own, of another kind and for another audience, so that neither can be used as the other.
 */
export const signChartToken = async ({ chartToken }: Keys, sessionId: string, now: Date) => {
  const expiration = new Date(now.getTime() + tokenLifetimeMs);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ })
    .setSubject(sessionId)
    .setJti(randomUUID())
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(expiration)
    .sign(chartToken);
  return { token, expiration: expiration.toISOString() };
};

interface ReadChartToken {
  readonly sessionId: string;
  readonly tokenId: string;
}

export const readChartToken = async (
  { chartToken }: Keys,
  token: string,
  now: Date,
): Promise<ReadChartToken | null> => {
  try {
    const requiredClaims = ['sub', 'jti', 'exp'];
    const options = { algorithms: ['HS256'], typ, audience, currentDate: now, requiredClaims };
    const { payload } = await jwtVerify(token, chartToken, options);
    return { sessionId: payload.sub!, tokenId: payload.jti! };
  } catch {
    return null;
  }
};

const once: Limit = { name: 'chart-token', max: 1, seconds: (2 * tokenLifetimeMs) / 1000 };

export const consumeToken = async ({ db, now }: Pick<Services, 'db' | 'now'>, tokenId: string): Promise<boolean> => {
  try {
    await countHit(db, once, tokenId, now());
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};
