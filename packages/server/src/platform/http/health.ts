import type { FastifyInstance } from 'fastify';

/** `/health/live`: the process answers. `/health/ready`: it can also do its work. Both are outside the API. */
export const registerHealth = (app: FastifyInstance, ping: () => Promise<void>): void => {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }));
  app.get('/health/ready', { schema: { hide: true } }, async (request, reply) => {
    try {
      await ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
};
