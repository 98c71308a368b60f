import type { FastifyRequest } from 'fastify';
import { recordForgedToken } from '#/platform/audit/record-refusal.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findSessionUser } from './sessions.store.ts';
import { readAccessToken } from './tokens.ts';

/** The access token of a request: the cookie of a browser, or the bearer token of a program. */
export const accessTokenOf = (request: FastifyRequest): string | null => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && token) return token;
  return request.cookies.accessToken ?? null;
};

/** Who makes a request. A user who was disabled, or a session that was ended, is nobody from the next call on. */
export const authenticate =
  (services: Services) =>
  async (request: FastifyRequest): Promise<Caller | null> => {
    const { db, keys, now } = services;
    const token = accessTokenOf(request);
    if (!token) return null;
    const read = await readAccessToken(keys, token, now());
    if (read === 'forged') await recordForgedToken(services, request.ip, 'access token');
    if (typeof read === 'string') return null;
    const user = await findSessionUser(db, read.sessionId, now());
    return user && { ...user, sessionId: read.sessionId, address: request.ip };
  };
