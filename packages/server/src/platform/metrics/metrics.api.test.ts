import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { test } from '#test/api-test.ts';
import { openTestApp } from '#test/test-app.ts';

describe('GET /metrics', () => {
  test('tells how long calls took by the pattern of their address, and names no project', async ({ app, admin }) => {
    const id = randomUUID();
    expect((await admin.get(`/api/genie/${id}`)).status).toBe(404);
    const { statusCode, headers, body } = await app.inject({ url: '/metrics' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(
      /soundings_http_request_seconds_count\{method="GET",route="\/api\/genie\/:id",status="404"\} 1/,
    );
    expect(body).not.toContain(id);
    expect(body).not.toContain('route="/metrics"');
  });

  test('tells of connections, memory, mail, jobs and runs', async ({ app }) => {
    const { body } = await app.inject({ url: '/metrics' });
    const value = (name: string) => Number(new RegExp(`^soundings_${name} (.+)$`, 'm').exec(body)?.[1]);
    expect(value('mail_reachable')).toBe(1);
    expect(value('live_connections')).toBe(0);
    expect(value('oldest_job_seconds')).toBe(0);
    expect(value('dataset_limit_bytes')).toBe(512 * 1024 * 1024);
    expect(value('database_connections\\{state="waiting"\\}')).toBe(0);
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  test('is not there for whoever comes through a proxy or from elsewhere', async ({ app }) => {
    const proxied = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(proxied.statusCode).toBe(404);
    expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
  });
});

it('GET /metrics with METRICS_TOKEN answers whoever sends it, from wherever', async () => {
  const app = await openTestApp({ METRICS_TOKEN: 'a token of the operator' });
  const ask = (authorization: string) =>
    app.inject({ url: '/metrics', headers: { authorization }, remoteAddress: '203.0.113.7' });
  try {
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
    expect((await ask('Bearer a token of a stranger!')).statusCode).toBe(404);
    expect((await ask('Bearer a token of the operator')).statusCode).toBe(200);
  } finally {
    await app.close();
  }
});
