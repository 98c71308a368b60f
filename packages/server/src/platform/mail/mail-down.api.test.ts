import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '#/platform/services.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';
import { smtpMailer } from './mailer.ts';

let app: TestApp;
let mailer: Services['mailer'];
beforeAll(async () => {
  app = await openTestApp();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Soundings <no-reply@soundings.example>');
});
afterAll(async () => {
  mailer.close();
  await app.close();
});

const withoutMail = async <T>(step: () => Promise<T>): Promise<T> => {
  const { send, isReachable } = app.services.mailer;
  Object.assign(app.services.mailer, { send: mailer.send, isReachable: mailer.isReachable });
  try {
    return await step();
  } finally {
    Object.assign(app.services.mailer, { send, isReachable });
  }
};

describe('a mail server that cannot be reached', () => {
  it('is named at sign-in, and by its cause in the log', async () => {
    const { username } = await app.signInAs('ROLE_GLOBAL_USER');
    const login = () => app.browser().post('/api/auth/login', { username, password });
    app.logLines.length = 0;
    const { status, body, headers } = await withoutMail(login);
    expect([status, body.error.code, headers['retry-after']]).toEqual([503, 'mailUnavailable', '30']);
    expect(app.logLines.some((line) => line.includes('request failed') && line.includes('ESOCKET'))).toBe(true);
    expect((await login()).status).toBe(200);
  });

  it('is named to whom has forgotten a password, however often it is tried, and uses up no limit', async () => {
    const { username } = await app.signInAs('ROLE_GLOBAL_USER');
    const ask = () => app.browser().post('/api/forgot-password/forgot-password-otp', { username });
    for (let attempt = 0; attempt < 6; attempt++) {
      const { status, body } = await withoutMail(ask);
      expect([status, body.error.code]).toEqual([503, 'mailUnavailable']);
    }
    expect((await ask()).status).toBe(200);
  });

  it('leaves the server ready, but degraded', async () => {
    const ready = () => app.browser().get('/health/ready');
    expect((await ready()).body).toEqual({ status: 'ready' });
    const reply = await withoutMail(ready);
    expect([reply.status, reply.body]).toEqual([200, { status: 'degraded', unavailable: ['mail'] }]);
  });
});
