import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import { livePath } from '@soundings/contract/live/live-channel';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { type Env, isServedByHttps } from '#/env.ts';
import type { Services } from '#/platform/services.ts';
import { traceRequests } from '#/platform/tracing/trace-requests.ts';
import { handleError } from './handle-error.ts';
import { loggerOptions } from './logger.ts';
import { allowedHosts, assertKnownHost } from './origin-checks.ts';
import { logRequests } from './request-log.ts';
import { securitySchemes } from './router.ts';

const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
};

const trustProxy = (value: string | undefined) => {
  if (value === undefined) return false;
  return /^\d+$/.test(value) ? (_address: string, hop: number) => hop < Number(value) : value;
};

export const createServer = async ({
  env,
  logTo,
  tracing = null,
}: Pick<Services, 'env' | 'logTo'> & Partial<Pick<Services, 'tracing'>>): Promise<FastifyInstance> => {
  const app = fastify({
    logger: loggerOptions(env.LOG_LEVEL, logTo),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(env.TRUST_PROXY),
    bodyLimit: 256 * 1024,
    // A request may take half an hour to arrive (a large file on a slow line), but never stand still for a minute.
    requestTimeout: 1_800_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      reply.header('x-content-type-options', 'nosniff').header('content-security-policy', "default-src 'none'");
      return handleError(error, request as FastifyRequest, reply as FastifyReply);
    },
    // Anything else that asks to become another protocol is a call like any other.
    http: { shouldUpgradeCallback: ({ method, url }) => method === 'GET' && url?.split('?')[0] === livePath },
    routerOptions: { maxParamLength: 1024 },
  });
  app.server.headersTimeout = 20_000;
  logRequests(app);
  traceRequests(app, tracing);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, {
    contentSecurityPolicy,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isServedByHttps(env) ? { maxAge: 31_536_000 } : false,
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 64 * 1024, headerPairs: 100 } });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Soundings', version: '0.1.0' },
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  const checkHost = assertKnownHost(allowedHosts(env));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!isForMonitors(env, request)) await checkHost(request);
  });
  return app;
};

/** Monitors ask by an address that nobody told the server of. What they read tells a page of another site nothing. */
const isForMonitors = ({ METRICS_TOKEN }: Pick<Env, 'METRICS_TOKEN'>, { routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/health/') === true || (routeOptions.url === '/metrics' && METRICS_TOKEN !== undefined);

/**
 * `/health/live`: the process answers. `/health/ready`: it can also do its work. Degraded is 200 as well: another node
 * has the same mail server, so none is to be taken out. Both are outside the API.
 */
export const registerHealth = (app: FastifyInstance, { ping, mailer }: Pick<Services, 'ping' | 'mailer'>): void => {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }));
  app.get('/health/ready', { schema: { hide: true } }, async (request, reply) => {
    try {
      await ping();
      return (await mailer.isReachable()) ? { status: 'ready' } : { status: 'degraded', unavailable: ['mail'] };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
};
