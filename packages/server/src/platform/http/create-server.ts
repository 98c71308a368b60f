import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { Env } from '#/env.ts';
import type { Services } from '#/platform/services.ts';
import { handleError } from './handle-error.ts';
import { loggerOptions } from './logger.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';

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

/** `true`, a number of proxies in front, or their addresses. Unset: the forwarding headers are not believed. */
const trustProxy = (value: string | undefined) => {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? (_address: string, hop: number) => hop < Number(value) : value;
};

/** Where pages of this server come from: the public address, and on loopback also the address asked for. */
const publicOrigins = (env: Env) => (request: FastifyRequest) => [
  ...(env.PUBLIC_URL ? [new URL(env.PUBLIC_URL).origin] : []),
  `${request.protocol}://${request.host}`,
];

/** An HTTP server with everything that holds for all calls, and no call yet. */
export const createServer = async ({ env, logTo }: Pick<Services, 'env' | 'logTo'>): Promise<FastifyInstance> => {
  const app = fastify({
    logger: loggerOptions(env.LOG_LEVEL, logTo),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(env.TRUST_PROXY),
    bodyLimit: 256 * 1024,
    requestTimeout: 0,
    connectionTimeout: 0,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1024 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');
  const secure = env.PUBLIC_URL?.startsWith('https:') === true;
  await app.register(helmet, {
    contentSecurityPolicy,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 64 * 1024, headerPairs: 100 } });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Soundings', version: '0.1.0' } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  const checkOrigin = refuseCrossSite(publicOrigins(env));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!request.url.startsWith('/api')) return;
    reply.header('cache-control', 'no-store');
    await checkOrigin(request);
  });
  return app;
};
