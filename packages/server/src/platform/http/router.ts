import type { Answer, Endpoint, Input } from '@soundings/contract/endpoint';
import { ErrorAnswer } from '@soundings/contract/errors';
import { holds } from '@soundings/contract/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { Caller } from './caller.ts';

type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? null : Caller;

/** One call of an endpoint: its parsed input, who makes it, and from where. */
export type Call<E extends Endpoint> = Input<E> & {
  readonly caller: CallerOf<E>;
  readonly address: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type Route = <const E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Answer<E>>) => void;

/** Finds out who makes a request; null where nobody is signed in. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;
export type OnDenied = (request: FastifyRequest, caller: Caller | null) => Promise<void>;

const callerOf = new WeakMap<FastifyRequest, Caller>();

const permit =
  (endpoint: Endpoint, authenticate: Authenticate, onDenied: OnDenied) => async (request: FastifyRequest) => {
    const caller = await authenticate(request);
    if (!caller) {
      await onDenied(request, null);
      throw new AppError('unauthorized');
    }
    if (endpoint.access !== 'public' && endpoint.access !== 'signed-in' && !holds(caller.role, endpoint.access)) {
      await onDenied(request, caller);
      throw new AppError('accessDenied');
    }
    callerOf.set(request, caller);
  };

const schemaOf = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  ...(endpoint.params ? { params: endpoint.params } : {}),
  ...(endpoint.query ? { querystring: endpoint.query } : {}),
  ...(endpoint.body ? { body: endpoint.body } : {}),
  ...(endpoint.upload
    ? { consumes: ['multipart/form-data'], description: `One part "file", at most ${endpoint.upload.maxBytes} bytes.` }
    : {}),
  response: { [endpoint.status ?? 200]: endpoint.answer, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
});

/** Registers an endpoint of the contract: parse, permit, do, and check the answer. Permission is asked before the body is read. */
export const createRoute =
  (app: FastifyInstance, authenticate: Authenticate, onDenied: OnDenied): Route =>
  (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(endpoint),
      ...(endpoint.maxBodyBytes ? { bodyLimit: endpoint.maxBodyBytes } : {}),
      ...(endpoint.access === 'public' ? {} : { onRequest: permit(endpoint, authenticate, onDenied) }),
      handler: async (request, reply) => {
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          caller: callerOf.get(request) ?? null,
          address: request.ip,
          request,
          reply,
        };
        const answer = await handler(call as unknown as Call<typeof endpoint>);
        return reply.status(endpoint.status ?? 200).send(answer);
      },
    });
  };
