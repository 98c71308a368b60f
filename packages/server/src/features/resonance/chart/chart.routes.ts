import { chartPath, resonanceChartEndpoints as endpoints } from '@soundings/contract/resonance/chart';
import {
  dataStructures,
  resonanceLanguages,
  resonanceThemes,
  resonanceVisions,
} from '@soundings/contract/resonance/resonance-choices';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Project } from '#/features/projects/projects.tables.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route, RouteAuth } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import type { Calculations } from '../calculations/calculations.ts';
import { signChartToken } from './chart-token.ts';
import { findVisit, setVisitCookie } from './chart-visit.ts';
import { loadProjectOfVisit, openVisit } from './open-visit.ts';

export const chartRoutes = (route: Route, services: Services, calculations: Calculations): void => {
  const { keys, now } = services;

  route(endpoints.chartToken, async ({ caller }) => signChartToken(keys, caller.sessionId, now()));

  route(endpoints.chartData, async ({ request, query, address }) => {
    const visit = findVisit(services, request, query.visit);
    if (!visit) throw new AppError('unauthorized');
    return calculations.chart(await loadProjectOfVisit(services, visit, address));
  });
};

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
    const visitId = setVisitCookie(services, request, reply, visit);
    return reply.redirect(chartAddress(query, toLook(project), visitId), 303);
  };
  for (const url of ['/chart/resonance', '/chart/resonance/']) {
    app.route({ method: 'GET', url, exposeHeadRoute: false, schema: { hide: true }, handler });
  }
};

const choices = {
  theme: resonanceThemes.map((theme) => theme.toLowerCase()),
  vision: resonanceVisions,
  dataStructure: dataStructures,
  lang: resonanceLanguages,
} as const satisfies Record<string, readonly string[]>;

export type Query = Readonly<Record<string, unknown>>;

const toLook = ({ settings, dataStructure }: Pick<Project, 'settings' | 'dataStructure'>): Query => ({
  theme: settings.theme,
  vision: settings.vision,
  dataStructure,
  lang: settings.lang,
});

const chartAddress = (query: Query, otherwise: Query = {}, visitId?: string): string => {
  const kept = new URLSearchParams(visitId ? { visit: visitId } : {});
  for (const [name, allowed] of Object.entries(choices)) {
    const given = [query[name], otherwise[name]].map((value) => (typeof value === 'string' ? value.toLowerCase() : ''));
    const value = given.find((one) => (allowed as readonly string[]).includes(one));
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${chartPath}?${kept}` : chartPath;
};

const secrets = ['sourceId', 'token', 'projectName', 'projectPassword'];

const asksToOpen = (query: Query): boolean => secrets.some((name) => query[name] !== undefined);
