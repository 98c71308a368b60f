import type { FastifyRequest } from 'fastify';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { bearerTokenOf } from './bearer-token-of.ts';
import { callerOfToken } from './caller-of-token.ts';

/** The access token of a request: the cookie of a browser, or the bearer token of a program. */
export const accessTokenOf = (request: FastifyRequest): string | null =>
  bearerTokenOf(request.headers.authorization) ?? request.cookies.accessToken ?? null;

/** Who makes a request: nobody from the next call on, once they were disabled or their session was ended. */
export const authenticate =
  (services: Services) =>
  async (request: FastifyRequest): Promise<Caller | null> => {
    const token = accessTokenOf(request);
    return token ? callerOfToken(services, token, request.ip) : null;
  };
