import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Refuses calls that a page of another site makes with this user's cookies.
 * Browsers say where a call comes from (Sec-Fetch-Site, Origin); programs outside a browser send neither and are let through.
 */
export const refuseCrossSite =
  (publicOrigins: (request: FastifyRequest) => readonly string[]) =>
  async (request: FastifyRequest): Promise<void> => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('crossSiteRefused');
    const { origin } = request.headers;
    if (origin !== undefined && !publicOrigins(request).includes(origin)) throw new AppError('crossSiteRefused');
  };
