import type { FastifyInstance, FastifyRequest } from 'fastify';

interface About {
  readonly userId?: string;
  readonly projectId?: string;
}

const known = new WeakMap<FastifyRequest, About>();

/** Who asks, and about which project, for the request's line in the log: ids alone. */
export const noteInLog = (request: FastifyRequest, about: About): void => {
  known.set(request, { ...known.get(request), ...about });
};

export const knownOf = (request: FastifyRequest): About => known.get(request) ?? {};

/** Whoever watches the process asks every few seconds. */
export const watchedRoutes: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);

export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (watchedRoutes.has(route)) return;
    const { method, ip: address } = request;
    const { statusCode: status, elapsedTime } = reply;
    const milliseconds = Math.round(elapsedTime * 10) / 10;
    request.log.info({ method, route, status, milliseconds, address, ...knownOf(request) }, 'request');
  });
};
