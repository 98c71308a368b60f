import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#/env.ts';
import { addDeviceClaim, findDevice } from '#/platform/http/device-cookie.ts';
import type { Keys } from '#/platform/keys/keys.ts';
import { toNetwork } from '#/platform/rate-limit/rate-limit.ts';
import { cookieOptions } from './sessions.ts';

const cookieName = 'device';
const yearSeconds = 31_536_000;
const maxUsers = 5;
const longestUserAgent = 400;

const claim = (username: string) => ['user', username] as const;

export const rememberDevice = (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { env, keys }: { env: Env; keys: Keys },
  username: string,
): void => {
  const marked = addDeviceClaim(keys.browserMark, request.cookies[cookieName], maxUsers, ...claim(username));
  reply.setCookie(cookieName, marked, { ...cookieOptions(env, '/api'), maxAge: yearSeconds });
};

export interface Origin {
  readonly address: string;
  readonly userAgent: string;
  /** The browser's id with the user's name where they have signed in with it before: its tries are counted apart. */
  readonly knownDevice: string | null;
}

export const findOrigin = (request: FastifyRequest, keys: Keys, username: string): Origin => {
  const id = findDevice(keys.browserMark, request.cookies[cookieName], ...claim(username));
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, longestUserAgent);
  return { address: request.ip, userAgent, knownDevice: id && `${id} ${username}` };
};

export const limitSubject = ({ knownDevice, address }: Origin): string => knownDevice ?? toNetwork(address);
