import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const check = (token: string) => app.browser().get('/api/check-auth', { authorization: `Bearer ${token}` });
const refresh = (refreshToken: string) => app.browser().post('/api/auth/refresh', { refreshToken });
const isSignedIn = async (browser: Browser) => (await browser.get('/api/user-data')).status === 200;

describe('a session', () => {
  it('lets a program in by bearer token and a browser by cookie', async () => {
    const browser = await app.signInAs('ROLE_GLOBAL_ADMIN');
    expect((await browser.get('/api/check-auth')).body).toEqual({ done: true });
    expect((await check(browser.jar.get('accessToken')!)).status).toBe(200);
    expect((await browser.get('/api/user-data/current-user-roles')).body).toEqual(['ROLE_GLOBAL_ADMIN']);
    const { body } = await browser.get('/api/user-data');
    expect(body).toMatchObject({ username: browser.username, roleName: 'ROLE_GLOBAL_ADMIN', enabled: true });
    expect(body.status).toContain('projects.create');
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i);
  });

  it('ends with sign-out: neither token works, both cookies are gone', async () => {
    const browser = await app.signInAs('ROLE_GLOBAL_USER');
    const [access, token] = [browser.jar.get('accessToken')!, browser.jar.get('refreshToken')!];
    const reply = await browser.post('/api/auth/logout');
    expect(reply.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['accessToken', ''],
      ['refreshToken', ''],
    ]);
    expect((await check(access)).status).toBe(401);
    expect((await refresh(token)).status).toBe(401);
    expect((await browser.post('/api/auth/logout')).status).toBe(200);
  });

  it('ends at the next call of a user who was disabled', async () => {
    const browser = await app.signInAs('ROLE_GLOBAL_USER');
    const token = browser.jar.get('refreshToken')!;
    expect(await isSignedIn(browser)).toBe(true);
    await app.disable(browser.id);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await refresh(token)).status).toBe(401);
  });

  it('ends after 12 hours, or after 30 days where the user wants to stay', async () => {
    const [short, long] = [await app.signInAs('ROLE_GLOBAL_USER'), await app.signInAs('ROLE_GLOBAL_USER')];
    await long.signIn(app.mails, password, true);
    app.pass(12 * 3_600_000 + 1000);
    expect((await short.post('/api/auth/refresh')).status).toBe(401);
    expect((await long.post('/api/auth/refresh')).status).toBe(200);
    app.pass(30 * 86_400_000);
    expect((await long.post('/api/auth/refresh')).status).toBe(401);
  });
});

describe('an access token', () => {
  it('dies after 15 minutes', async () => {
    const browser = await app.signInAs('ROLE_GLOBAL_USER');
    app.pass(15 * 60_000 + 1000);
    expect((await browser.get('/api/check-auth')).status).toBe(401);
  });

  it('is refused when unsigned, signed with another key, edited, or of another kind', async () => {
    const browser = await app.signInAs('ROLE_GLOBAL_USER');
    const access = browser.jar.get('accessToken')!;
    const [header, payload, signature] = access.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const edited = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 3600 })).toString('base64url');
    const otherKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(app.services.keys.refreshToken);
    const otherKind = await new SignJWT({ ...claims, aud: 'soundings-chart' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(app.services.keys.accessToken);
    const forged = [
      new UnsecuredJWT(claims).encode(),
      otherKey,
      otherKind,
      `${header}.${edited}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}`,
      browser.jar.get('refreshToken')!,
      'x',
    ];
    expect((await check(access)).status).toBe(200);
    for (const token of forged) expect((await check(token)).status).toBe(401);
  });

  it('leaves one entry a minute and address in the audit log when it was never ours, none when it has expired', async () => {
    const browser = await app.signInAs('ROLE_GLOBAL_USER');
    const access = browser.jar.get('accessToken')!;
    const entries = async () => (await app.auditEntries()).filter(({ target }) => target === 'access token');
    app.pass(15 * 60_000 + 1000);
    const before = (await entries()).length;
    expect((await check(access)).status).toBe(401);
    expect((await app.browser().get('/api/check-auth')).status).toBe(401);
    expect(await entries()).toHaveLength(before);
    await Promise.all([1, 2, 3].map((count) => check(`${access}${count}`)));
    expect(await entries()).toHaveLength(before + 1);
    app.pass(61_000);
    await check('x');
    expect(await entries()).toHaveLength(before + 2);
    expect((await entries()).at(-1)).toMatchObject({
      action: 'access.denied',
      outcome: 'failure',
      address: '127.0.0.1',
    });
  });
});

describe('POST /api/auth/refresh', () => {
  it('takes the token from the body or the cookie and gives a new pair', async () => {
    const browser = await app.signInAs('ROLE_GLOBAL_USER');
    const first = browser.jar.get('refreshToken')!;
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
    const second = browser.jar.get('refreshToken')!;
    expect(second).not.toBe(first);
    expect((await refresh(second)).status).toBe(200);
  });

  it('gives ten tabs that refresh at once the same successor', async () => {
    const browser = await app.signInAs('ROLE_GLOBAL_USER');
    const token = browser.jar.get('refreshToken')!;
    const replies = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
    const successors = new Set(replies.map((reply) => reply.body.refreshToken?.token));
    expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200));
    expect(successors.size).toBe(1);
    expect((await refresh([...successors][0])).status).toBe(200);
  });

  it('ends the whole family when a token is used two generations later', async () => {
    const browser = await app.signInAs('ROLE_GLOBAL_USER');
    const stolen = browser.jar.get('refreshToken')!;
    await browser.post('/api/auth/refresh');
    await browser.post('/api/auth/refresh');
    expect((await refresh(stolen)).status).toBe(401);
    expect((await browser.post('/api/auth/refresh')).status).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
    const reused = { action: 'session.token-reused', outcome: 'failure', actor: browser.username };
    expect(await app.auditEntries()).toContainEqual(expect.objectContaining(reused));
  });

  it('ends the family when the token before is used after the grace of ten seconds', async () => {
    const browser = await app.signInAs('ROLE_GLOBAL_USER');
    const stolen = browser.jar.get('refreshToken')!;
    await browser.post('/api/auth/refresh');
    app.pass(10_001);
    expect((await refresh(stolen)).status).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('refuses a token with another generation or mac, and clears the cookies', async () => {
    const browser = await app.signInAs('ROLE_GLOBAL_USER');
    const token = browser.jar.get('refreshToken')!;
    const [session, , mac] = token.split('.');
    for (const forged of [
      `${session}.1.${mac}`,
      `${session}.0.${'0'.repeat(64)}`,
      `${session}.00.${mac?.slice(1)}`,
      '',
    ]) {
      const reply = await refresh(forged);
      expect(reply.status).toBe(401);
      expect(reply.cookies.every(({ value }) => value === '')).toBe(true);
    }
    expect((await refresh(token)).status).toBe(200);
  });

  it('leaves an entry in the audit log when the token was never ours, none when there is none', async () => {
    const entries = async () => (await app.auditEntries()).filter(({ target }) => target === 'refresh token').length;
    app.pass(61_000);
    const before = await entries();
    await app.browser().post('/api/auth/refresh');
    expect(await entries()).toBe(before);
    await refresh('x');
    expect(await entries()).toBe(before + 1);
  });
});
