import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { test } from '#test/api-test.ts';
import { open, share } from '#test/consumer-client.ts';
import { addProduct } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

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

it('with METRICS_TOKEN and behind a proxy, monitors are answered from wherever, and projects are named to the proxy', async () => {
  const app = await openTestApp({ METRICS_TOKEN: 'a token of the operator', TRUST_PROXY: '1' });
  // By the address of a pod, say, which no setting names.
  const host = '10.1.2.3:4310';
  const ask = (authorization: string) =>
    app.inject({ url: '/metrics', headers: { authorization, host }, remoteAddress: '203.0.113.7' });
  try {
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
    expect((await ask('Bearer a token of a stranger!')).statusCode).toBe(404);
    expect((await ask('Bearer a token of the operator')).statusCode).toBe(200);
    expect((await app.inject({ url: '/health/ready', headers: { host } })).statusCode).toBe(200);
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(421);
    await expectProjectCookie(app);
  } finally {
    await app.close();
  }
});

/** The same application stands behind a proxy, which brings staff and consumers of a project to one server by its id. */
const expectProjectCookie = async (app: TestApp) => {
  const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  const id = await addProduct(admin, 'ID8', 'Opened behind a proxy');
  const { password: projectPassword } = await share(admin, id);
  const opened = await open(app.browser(), 'ID8', 'Opened behind a proxy', projectPassword);
  expect(opened.status).toBe(200);
  const cookies = [opened.headers['set-cookie']].flat().filter((cookie) => String(cookie).startsWith('project='));
  expect(cookies).toEqual([`project=${id}; Path=/api/consumer; HttpOnly; SameSite=Strict`]);
  const wrong = await open(app.browser(), 'ID8', 'Opened behind a proxy', 'Wrong-Password-1234');
  expect(JSON.stringify(wrong.headers['set-cookie'] ?? '')).not.toContain('project=');
};
