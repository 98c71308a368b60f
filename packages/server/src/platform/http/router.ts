import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { holds } from '@soundings/contract/access/permissions';
import { tokenRule } from '@soundings/contract/access/token-scopes';
import type { Download, Endpoint, Handled, Input, Opens, Picture } from '@soundings/contract/endpoint';
import { ErrorAnswer } from '@soundings/contract/errors';
import type { ProjectCredentials } from '@soundings/contract/projects/sharing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Env, isServedByHttps } from '#/env.ts';
import { AppError } from './app-error.ts';
import type { Caller, Consumer } from './caller.ts';
import { requestSignal } from './connection.ts';
import { assertSameSite } from './origin-checks.ts';
import { noteInLog } from './request-log.ts';
import { writeJson } from './write-json.ts';

type CallerOf<E extends Endpoint> = E['access'] extends 'public' | 'consumer' ? null : Caller;
type ConsumerOf<E extends Endpoint> = E['access'] extends 'consumer' ? Consumer : null;

type Call<E extends Endpoint> = Input<E> & {
  readonly caller: CallerOf<E>;
  readonly consumer: ConsumerOf<E>;
  readonly address: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type Route = <const E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Handled<E>>) => void;

export interface Visitor {
  readonly request: Pick<FastifyRequest, 'ip' | 'cookies'>;
  readonly reply?: FastifyReply;
}

export interface RouteAuth {
  readonly env: Env;
  authenticate(request: FastifyRequest): Promise<Caller | null>;
  /** Opens a shared project; throws wrongCredentials, the same whatever is wrong. */
  openShared(credentials: ProjectCredentials, part: Opens, visitor: Visitor): Promise<Consumer>;
  recordRefusal(request: FastifyRequest, caller: Caller | null, error: AppError): Promise<void>;
}

const slowMs = 1_800_000;
const callers = new WeakMap<FastifyRequest, Caller>();
const consumers = new WeakMap<FastifyRequest, Consumer>();

const permit = (endpoint: Endpoint, gate: RouteAuth) => {
  const checkOrigin = assertSameSite(gate.env);
  const rule = tokenRule(endpoint);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    // An injected request has no real socket.
    if (endpoint.slow || endpoint.events) request.raw.socket.setTimeout?.(slowMs);
    let caller: Caller | null = null;
    try {
      checkOrigin(request);
      // A consumer's credentials are in the body, which is not read yet.
      if (endpoint.access === 'public' || endpoint.access === 'consumer') return;
      caller = await gate.authenticate(request);
      if (!caller) throw new AppError('unauthorized');
      if (endpoint.access !== 'signed-in' && !holds(caller.role, endpoint.access)) throw new AppError('accessDenied');
      if (!isWithinScopes(rule, caller)) throw new AppError('accessDenied');
      callers.set(request, caller);
      noteInLog(request, { userId: caller.id });
    } catch (error) {
      if (error instanceof AppError) await gate.recordRefusal(request, caller, error);
      throw error;
    }
  };
};

/** Who is signed in is bound by their role alone; an API token by its scopes and projects, too. */
const isWithinScopes = (rule: ReturnType<typeof tokenRule>, { scopes, projectIds }: Caller): boolean =>
  scopes === null || (rule !== null && scopes.includes(rule.scope) && (projectIds === null || rule.isNarrow));

const openShared =
  ({ opens }: Endpoint, gate: RouteAuth) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!opens) throw new Error('a call of consumers says what its password opens');
    const body = request.body as ProjectCredentials | { projectRequest: ProjectCredentials };
    const credentials = 'projectRequest' in body ? body.projectRequest : body;
    const consumer = await gate.openShared(credentials, opens, { request, reply });
    consumers.set(request, consumer);
    noteInLog(request, { projectId: consumer.projectId });
    nameProject(gate.env, consumer, request, reply);
  };

/** For a proxy in front: it brings consumers to the server that staff of the project use, which has its data in memory. */
const nameProject = (env: Env, { projectId }: Consumer, request: FastifyRequest, reply: FastifyReply): void => {
  if (env.TRUST_PROXY === undefined || request.cookies.project === projectId) return;
  const secure = isServedByHttps(env);
  reply.setCookie('project', projectId, { httpOnly: true, sameSite: 'strict', secure, path: '/api/consumer' });
};

export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a program, or an API token.',
  },
  cookie: { type: 'apiKey', in: 'cookie', name: 'accessToken', description: 'The access token of a browser.' },
} as const;

const describeSecurity = ({ access }: Endpoint) =>
  access === 'public' || access === 'consumer' ? [] : Object.keys(securitySchemes).map((name) => ({ [name]: [] }));

const describeSchema = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  security: describeSecurity(endpoint),
  ...(endpoint.params ? { params: endpoint.params } : {}),
  ...(endpoint.query ? { querystring: endpoint.query } : {}),
  ...(endpoint.body ? { body: endpoint.body } : {}),
  ...(endpoint.upload
    ? { consumes: ['multipart/form-data'], description: `One part "file", at most ${endpoint.upload.maxBytes} bytes.` }
    : {}),
  ...(endpoint.download ? { produces: [endpoint.download] } : {}),
  ...(endpoint.picture ? { produces: ['image/*'] } : {}),
  ...(endpoint.events ? { produces: ['text/event-stream'] } : {}),
  response: { [endpoint.status ?? 200]: endpoint.answer, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
});

/** The name is sent twice: plain for old clients, encoded so that any letter and no line break gets through. */
const sendDownload = (reply: FastifyReply, contentType: string, { fileName, content }: Download): FastifyReply => {
  const plain = fileName.replaceAll(/[^\w .()-]/g, '_');
  reply.header('content-type', contentType);
  reply.header(
    'content-disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, '_')}`,
  );
  const isIterable = typeof content === 'object' && Symbol.asyncIterator in content;
  return reply.send(isIterable ? Readable.from(content) : content);
};

/** A line every so often keeps proxies from hanging up on a stream that has nothing to say. */
const keepAliveMs = 15_000;

/** Each event as JSON in `data:`. Whoever hangs up ends the iteration. */
const sendEvents = (reply: FastifyReply, events: AsyncIterable<unknown>): FastifyReply => {
  const stream = new PassThrough();
  const timer = setInterval(() => stream.write(': still here\n\n'), keepAliveMs);
  const writeAll = async (): Promise<void> => {
    for await (const event of events) {
      if (!stream.write(`data: ${JSON.stringify(event)}\n\n`))
        await once(stream, 'drain', { signal: requestSignal(reply) });
    }
  };
  writeAll()
    .catch(() => undefined)
    .finally(() => {
      clearInterval(timer);
      stream.end();
    });
  // A proxy that gathers an answer would keep it until it is over.
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
};

/**
 * Registers an endpoint of the contract: permit, parse, do, and check the answer. Origin and permission are asked of
 * the route that was found, however its address was spelled, and before the body is read.
 */
export const createRoute =
  (app: FastifyInstance, gate: RouteAuth): Route =>
  (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: describeSchema(endpoint),
      // Looking whether a file is there is no download.
      exposeHeadRoute: !endpoint.download,
      ...(endpoint.maxBodyBytes ? { bodyLimit: endpoint.maxBodyBytes } : {}),
      onRequest: permit(endpoint, gate),
      ...(endpoint.access === 'consumer' ? { preHandler: openShared(endpoint, gate) } : {}),
      handler: async (request, reply) => {
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          caller: callers.get(request) ?? null,
          consumer: consumers.get(request) ?? null,
          address: request.ip,
          request,
          reply,
        };
        const answer = await handler(call as unknown as Call<typeof endpoint>).catch(async (error: unknown) => {
          const isRefusal = error instanceof AppError && error.code === 'accessDenied' && !error.isRecorded;
          if (isRefusal) await gate.recordRefusal(request, call.caller, error);
          throw error;
        });
        if (endpoint.download) return sendDownload(reply, endpoint.download, answer as Download);
        if (endpoint.picture) {
          const { contentType, content } = answer as Picture;
          return reply.type(contentType).send(content);
        }
        if (endpoint.events) return sendEvents(reply, answer as AsyncIterable<unknown>);
        if (endpoint.large) {
          return reply
            .type('application/json; charset=utf-8')
            .send(Readable.from(writeJson(answer), { objectMode: false }));
        }
        return reply.status(endpoint.status ?? 200).send(answer);
      },
    });
  };
