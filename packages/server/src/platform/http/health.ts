import type { FastifyInstance } from 'fastify';
import type { Services } from '#/platform/services.ts';

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
