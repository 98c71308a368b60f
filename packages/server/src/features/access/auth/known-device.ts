import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Keys, keyedHash } from '#/platform/keys/keys.ts';

const name = 'knownDevice';
const yearSeconds = 31_536_000;

const macOf = (keys: Keys, username: string, id: string) => keyedHash(keys.refreshToken, 'known-device', username, id);

/**
 * Marks a browser as one that a user has signed in with (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies"). It proves nothing by itself: its owner still needs password and code.
 */
export const rememberDevice = (reply: FastifyReply, keys: Keys, username: string, options: CookieSerializeOptions) => {
  const id = randomUUID();
  reply.setCookie(name, `${id}.${macOf(keys, username, id)}`, { ...options, maxAge: yearSeconds });
};

/** The id of a browser that this user has signed in with before; null for any other. */
export const knownDeviceOf = (request: FastifyRequest, keys: Keys, username: string): string | null => {
  const match = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(request.cookies[name] ?? '');
  if (!match) return null;
  const [, id, mac] = match as unknown as [string, string, string];
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(keys, username, id))) ? id : null;
};
