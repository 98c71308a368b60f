import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#/app.ts';
import { readEnv } from '#/env.ts';
import { createMetrics } from '#/platform/metrics/metrics.ts';
import { createBrowser } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const login = (username: string, given: string, headers: Record<string, string> = {}) =>
  app.browser().post('/api/auth/login', { username, password: given }, headers);

describe('POST /api/auth/login', () => {
  it('shows no code to what came through a proxy, and none for a forgotten password', async () => {
    const own = await openTestApp({ SMTP_URL: '' });
    const { username } = await own.signInAs('ROLE_GLOBAL_USER');
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-forwarded-host', 'x-real-ip']) {
      const reply = await own.browser().post('/api/auth/login', { username, password }, { [header]: '203.0.113.9' });
      expect(Object.keys(reply.body)).toEqual(['uuid']);
    }
    const forgot = await own.browser().post('/api/forgot-password/forgot-password-otp', { username });
    expect(Object.keys(forgot.body)).toEqual(['uuid']);
    await own.close();
  });

  it('mails a code and answers a uuid, but no code and no token', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const reply = await login(user.username, password);
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body)).toEqual(['uuid']);
    expect(reply.cookies).toEqual([]);
    expect(app.mails.at(-1)).toMatchObject({ to: user.username, text: expect.stringMatching(/^\d{6}$/m) });
  });

  it('finds a user whatever the case and the space around the address', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    expect((await login(`  ${user.username.toUpperCase()} `, password)).status).toBe(200);
  });

  it('answers unknown, wrong and disabled alike', async () => {
    const wrong = await app.signInAs('ROLE_GLOBAL_USER');
    const disabled = await app.signInAs('ROLE_GLOBAL_USER');
    await app.disable(disabled.id);
    const replies = await Promise.all([
      login('nobody@soundings.example', password),
      login(wrong.username, `${password}x`),
      login(disabled.username, password),
    ]);
    for (const reply of replies) {
      expect(reply.status).toBe(403);
      const { requestId, ...error } = reply.body.error;
      expect(error).toEqual({ code: 'wrongCredentials', message: 'The e-mail or the password is incorrect.' });
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('slows down guessing at one account from many addresses, and forgets after a while', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 20; attempt++) {
      const forwarded = { 'x-forwarded-for': `203.0.113.${attempt}`, forwarded: `for=203.0.113.${attempt}` };
      statuses.push((await login(user.username, 'Wrong-Password-1234', forwarded)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(403));
    expect(statuses.slice(10)).toEqual(Array(10).fill(429));
    const blocked = await login(user.username, password);
    expect(blocked.status).toBe(429);
    expect(blocked.body.error.retryAfterSeconds).toBeGreaterThan(0);
    expect(blocked.headers['retry-after']).toBe(String(blocked.body.error.retryAfterSeconds));
    app.pass(15 * 60_000 + 1000);
    expect((await login(user.username, password)).status).toBe(200);
  });

  it('counts guesses that come at the same time before it looks at them', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const given = (place: number) => (place === 55 ? password : 'Wrong-Password-1234');
    const replies = await Promise.all(Array.from({ length: 60 }, (_, place) => login(user.username, given(place))));
    expect(replies.map(({ status }) => status)).not.toContain(200);
    expect(replies.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(10);
  });

  it('counts no try that failed by a fault of its own', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const mend = await app.breakTable('users');
    for (let attempt = 0; attempt < 12; attempt++) expect((await login(user.username, password)).status).toBe(500);
    await mend();
    expect((await login(user.username, password)).status).toBe(200);
  });

  it('does not lock out the browser that a user has signed in with before', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const other = await app.signInAs('ROLE_GLOBAL_USER');
    for (let attempt = 0; attempt < 11; attempt++) await login(user.username, 'Wrong-Password-1234');
    const from = (browser: typeof user) => browser.post('/api/auth/login', { username: user.username, password });
    expect((await from(other)).status).toBe(429);
    expect((await from(user)).status).toBe(200);
  });

  it('refuses what is no e-mail address, naming the field', async () => {
    const reply = await login('not an address', password);
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatchObject({
      code: 'invalidRequest',
      fields: [{ path: 'body.username', message: 'incorrectEmail' }],
    });
  });

  it('refuses a password of one megabyte', async () => {
    expect((await login('user@soundings.example', 'x'.repeat(1024 * 1024))).status).toBe(413);
  });

  it('takes a trailing space as part of the password', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    expect((await login(user.username, `${password} `)).status).toBe(403);
  });

  it('shows the code only where the machine is its own and has no mail server', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    for (const [settings, shown] of [
      [{ SMTP_URL: '' }, true],
      [{ SMTP_URL: '', HOST: '0.0.0.0' }, false],
      [{ SMTP_URL: '', PUBLIC_URL: 'https://soundings.example' }, false],
      [{ SMTP_URL: '', TRUST_PROXY: '1' }, false],
    ] as const) {
      const env = readEnv({ DATA_DIR: app.folder, LOG_LEVEL: 'info', ...settings });
      const own = await createApp({ ...app.services, env, metrics: createMetrics() });
      const reply = await createBrowser(own, user).post('/api/auth/login', { username: user.username, password });
      expect('code' in reply.body).toBe(shown);
      await own.close();
    }
  });
});
