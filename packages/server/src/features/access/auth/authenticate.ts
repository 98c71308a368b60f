import type { FastifyRequest } from 'fastify';
import { recordForgedToken } from '#/platform/audit/audit.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findCallerByApiToken, isApiToken } from '../api-tokens/api-token.ts';
import { findSessionUser } from './sessions.store.ts';
import { readAccessToken } from './tokens.ts';

export const readRequestToken = (request: FastifyRequest): string | null =>
  readBearerToken(request.headers.authorization) ?? request.cookies.accessToken ?? null;

export const authenticate =
  (services: Services) =>
  async (request: FastifyRequest): Promise<Caller | null> => {
    const bearer = readBearerToken(request.headers.authorization);
    // Never as a cookie: browsers would send it by themselves.
    if (bearer && isApiToken(bearer)) return findCallerByApiToken(services, bearer, request.ip);
    const token = readRequestToken(request);
    return token ? findCallerByToken(services, token, request.ip) : null;
  };

/** By the access token of a session; API tokens are none. */
export const findCallerByToken = async (services: Services, token: string, address: string): Promise<Caller | null> => {
  const { db, keys, now } = services;
  const read = await readAccessToken(keys, token, now());
  if (read === 'forged') await recordForgedToken(services, address, 'access token');
  if (typeof read === 'string') return null;
  return findCallerBySession({ db, now }, read.sessionId, address);
};

export const findCallerBySession = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  sessionId: string,
  address: string,
): Promise<Caller | null> => {
  const user = await findSessionUser(db, sessionId, now());
  return user && { ...user, sessionId, address, scopes: null, projectIds: null };
};

export const readBearerToken = (header = ''): string | null => {
  const [scheme, token] = header.split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
};
