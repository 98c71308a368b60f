import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knownOf, watchedRoutes } from '#/platform/http/request-log.ts';
import type { Span, Tracing } from './tracing.ts';

const spans = new WeakMap<FastifyRequest, Span>();

export const traceRequests = (app: FastifyInstance, tracing: Tracing | null): void => {
  if (!tracing) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (watchedRoutes.has(route)) return done();
    const span = tracing.begin(`${request.method} ${route}`, 'server', {
      'http.request.method': request.method,
      'http.route': route,
      'soundings.request_id': request.id,
    });
    spans.set(request, span);
    span.within(done);
  });
  // A body arrives in events of the socket, which know nothing of the call.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (!span) return;
    const { userId, projectId } = knownOf(request);
    span.set({
      'http.response.status_code': reply.statusCode,
      ...(userId ? { 'soundings.user_id': userId } : {}),
      ...(projectId ? { 'soundings.project_id': projectId } : {}),
    });
    span.end(reply.statusCode >= 500 ? { code: reply.statusCode } : undefined);
  });
};
