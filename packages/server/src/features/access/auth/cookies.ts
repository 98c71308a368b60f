import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { type Env, isServedByHttps } from '#/env.ts';
import type { SessionTokens } from './start-session.ts';

export const cookieOptions = (env: Env, path: string): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: isServedByHttps(env),
  path,
});

/** Only the calls that use the refresh token receive it. */
export const refreshPath = '/api/auth';

/** A session that is not remembered ends with the browser: its cookies carry no date. */
export const setSessionCookies = (reply: FastifyReply, env: Env, tokens: SessionTokens): void => {
  const until = (expiration: string) => (tokens.rememberMe ? { expires: new Date(expiration) } : {});
  const { accessToken, refreshToken } = tokens;
  reply.setCookie('accessToken', accessToken.token, { ...cookieOptions(env, '/'), ...until(accessToken.expiration) });
  reply.setCookie('refreshToken', refreshToken.token, {
    ...cookieOptions(env, refreshPath),
    ...until(refreshToken.expiration),
  });
};

export const clearSessionCookies = (reply: FastifyReply, env: Env): void => {
  reply.clearCookie('accessToken', cookieOptions(env, '/'));
  reply.clearCookie('refreshToken', cookieOptions(env, refreshPath));
};
