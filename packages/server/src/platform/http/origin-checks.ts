import type { FastifyRequest } from 'fastify';
import { type Env, loopbackNames } from '#/env.ts';
import { AppError } from './app-error.ts';

/**
 * Refuses calls that a page of another site makes with this user's cookies.
 * Browsers say where a call comes from (Sec-Fetch-Site, Origin); programs outside a browser send neither and are let
 * through. Our own pages come from PUBLIC_URL, or from the name that was asked for, which is one of ours.
 */
export const assertSameSite = (env: Env) => {
  const publicOrigin = env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin;
  return (request: FastifyRequest): void => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('crossSiteRefused');
    const { origin } = request.headers;
    if (origin === undefined || origin === publicOrigin) return;
    if (origin !== `${request.protocol}://${request.host}`) throw new AppError('crossSiteRefused');
  };
};

/**
 * The names that this server answers to. On loopback a foreign name in the Host header means that a browser was
 * led here by someone else's DNS, or that a proxy stands in front and PUBLIC_URL is missing.
 * Null: any name, where the server listens to a network and nobody said what it is called.
 */
export const allowedHosts = (env: Env): ReadonlySet<string> | null => {
  if (!loopbackNames.has(env.HOST) && !env.PUBLIC_URL) return null;
  const own = env.PUBLIC_URL ? [new URL(env.PUBLIC_URL).hostname] : [];
  return new Set([...loopbackNames, env.HOST, ...own].map((name) => name.replace(/^\[|\]$/g, '')));
};

/** A name or address, and perhaps a port: what else stands in a Host header belongs to a longer name. */
const hostPattern = /^(?:\[([\da-f:.]+)\]|([^\s:[\]@/?#]+))(?::\d{1,5})?$/i;

/** Throws unknownHost for a name that is not ours. */
export const assertKnownHost = (hosts: ReadonlySet<string> | null) => async (request: FastifyRequest) => {
  if (!hosts) return;
  const [, ipv6, name] = hostPattern.exec(request.host ?? '') ?? [];
  if (!hosts.has((ipv6 ?? name ?? '').toLowerCase())) throw new AppError('unknownHost');
};
