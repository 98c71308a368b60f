import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createYield } from '#/platform/event-loop.ts';
import { requestSignal } from './connection.ts';
import { handleError } from './handle-error.ts';

it('stops the work of a call whose caller disconnects, which is no failure of the server', async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<number>();
  app.addHook('onSend', async (_, reply) => ended.resolve(reply.statusCode));
  app.get('/', async (_, reply) => {
    const yieldToEventLoop = createYield(requestSignal(reply));
    begun.resolve();
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      await yieldToEventLoop();
    }
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const call = request({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port }).end();
  await begun.promise;
  call.destroy();
  await once(call, 'error');
  expect(await ended.promise).toBe(499);
  await app.close();
});
