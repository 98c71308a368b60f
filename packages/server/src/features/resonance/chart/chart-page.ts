import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';
import type { RouteAuth } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { asksToOpen, chartAddress, lookOf, type Query } from './chart-address.ts';
import { keepVisit } from './chart-cookies.ts';
import { openVisit } from './open-visit.ts';

/** Something on another page that is no visit (an image, a script) must not count tries or use up a token. */
const isVisit = ({ headers }: FastifyRequest): boolean => (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';

const open = async (services: Services, gate: RouteAuth, request: FastifyRequest, reply: FastifyReply) => {
  if (!isVisit(request)) return null;
  try {
    return await openVisit(services, gate, request.query as Query, { request, reply });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
};

/**
 * The address that opens the chart page: whoever it lets in gets a cookie, and is sent on to the same page with the
 * id of the visit in place of the credentials. Whoever was refused is sent on without an id, and the page says so.
 * Without credentials in the address it is a page like all others.
 */
export const serveChartPage = (app: FastifyInstance, gate: RouteAuth, services: Services): void => {
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const query = request.query as Query;
    if (!asksToOpen(query)) return reply.callNotFound();
    const opened = await open(services, gate, request, reply);
    reply.header('cache-control', 'no-store');
    if (!opened) return reply.redirect(chartAddress(query), 303);
    const { visit, project } = opened;
    const visitId = keepVisit(services, request, reply, visit);
    return reply.redirect(chartAddress(query, lookOf(project), visitId), 303);
  };
  for (const url of ['/chart/resonance', '/chart/resonance/']) {
    app.route({ method: 'GET', url, exposeHeadRoute: false, schema: { hide: true }, handler });
  }
};
