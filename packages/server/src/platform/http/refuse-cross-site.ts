import type { FastifyRequest } from 'fastify';
import type { Env } from '#/env.ts';
import { AppError } from './app-error.ts';

/**
 * Refuses calls that a page of another site makes with this user's cookies.
 * Browsers say where a call comes from (Sec-Fetch-Site, Origin); programs outside a browser send neither and are let
 * through. Our own pages come from PUBLIC_URL, or from the name that was asked for, which is one of ours.
 */
export const refuseCrossSite = (env: Env) => {
  const publicOrigin = env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin;
  return (request: FastifyRequest): void => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('crossSiteRefused');
    const { origin } = request.headers;
    if (origin === undefined || origin === publicOrigin) return;
    if (origin !== `${request.protocol}://${request.host}`) throw new AppError('crossSiteRefused');
  };
};
