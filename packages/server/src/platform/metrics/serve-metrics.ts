import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Env, loopbackNames } from '#/env.ts';
import { memoryBudget } from '#/platform/cache.ts';
import { watchedRoutes } from '#/platform/http/request-log.ts';
import { isSameSecret } from '#/platform/keys/keys.ts';
import type { Services } from '#/platform/services.ts';
import { countUnfinishedRuns, findUnfinishedJobs } from './metrics.store.ts';

export const serveMetrics = (app: FastifyInstance, services: Services): void => {
  const { env, metrics } = services;
  registerGauges(services);
  app.addHook('onResponse', async (request, reply) => {
    const url = request.routeOptions.url ?? 'unknown';
    if (watchedRoutes.has(url)) return;
    const route = url.startsWith('/assets/') ? '/assets/*' : url;
    const { statusCode: status, elapsedTime } = reply;
    metrics.recordRequest({ method: request.method, route, status, seconds: elapsedTime / 1000 });
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(env, request)) return reply.status(404).send();
    const { contentType, text } = await metrics.read();
    return reply.type(contentType).header('cache-control', 'no-store').send(text);
  });
};

/** With METRICS_TOKEN whoever sends it; without it a program on this machine that no proxy stands before. */
const mayRead = ({ METRICS_TOKEN, TRUST_PROXY }: Env, { headers, socket }: FastifyRequest): boolean => {
  if (METRICS_TOKEN) return isSameSecret(headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`);
  const isProxied = TRUST_PROXY !== undefined || headers['x-forwarded-for'] !== undefined;
  return !isProxied && loopbackNames.has((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
};

const registerGauges = ({ db, env, now, mailer, connections, metrics }: Services): void => {
  metrics.gauges('jobs', 'Jobs that wait or run', ['type', 'status'], async () =>
    (await findUnfinishedJobs(db)).map(({ type, status, count }) => ({ labels: { type, status }, value: count })),
  );
  metrics.gauge('oldest_job_seconds', 'Age of the oldest job that has not begun', async () => {
    const waiting = (await findUnfinishedJobs(db)).filter(({ status }) => status === 'EXECUTE');
    return waiting.reduce((oldest, { since }) => Math.max(oldest, (+now() - +since) / 1000), 0);
  });
  metrics.gauges('ai_runs', 'Answers of models that wait or run', ['kind', 'state'], async () =>
    (await countUnfinishedRuns(db)).map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
  );
  metrics.gauges('database_connections', 'Connections to the database', ['state'], async () => {
    const { open, idle, waiting } = connections();
    return [
      { labels: { state: 'busy' }, value: open - idle },
      { labels: { state: 'idle' }, value: idle },
      { labels: { state: 'waiting' }, value: waiting },
    ];
  });
  const { usage } = memoryBudget(env);
  metrics.gauge('dataset_bytes', 'Memory of answers and daily figures', () => usage().bytes);
  metrics.gauge('dataset_limit_bytes', 'What they may take: DATASET_MEMORY_MB', () => env.DATASET_MEMORY_MB * 2 ** 20);
  metrics.gauge('dataset_hits', 'Times that a project was in memory, since the start', () => usage().hits);
  metrics.gauge('dataset_loads', 'Times that it had to be loaded, since the start', () => usage().loads);
  metrics.gauge('mail_reachable', '1 where the mail server answers', async () => Number(await mailer.isReachable()));
};
