import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const search = (payload: unknown, headers: Record<string, string> = {}, query = '') =>
  admin.call('POST', `/api/project/search${query}`, payload, headers);

describe('every answer', () => {
  it('carries the headers that keep a browser safe', async () => {
    for (const path of ['/api/check-auth', '/api/nothing', '/health/live', '/login']) {
      const { headers } = await admin.get(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['access-control-allow-origin']).toBeUndefined();
      if (path.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('says for an unknown address that it is not found, in the shape of all errors', async () => {
    const reply = await admin.get('/api/nothing');
    expect(reply.status).toBe(404);
    expect(reply.body.error).toEqual({
      code: 'notFound',
      message: 'Not found.',
      requestId: reply.headers['x-request-id'],
    });
  });
});

describe('a call from another site', () => {
  it.each([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
  ])('is refused: %o', async (headers) => {
    expect((await search({}, headers)).body.error.code).toBe('crossSiteRefused');
    expect((await admin.get('/api/check-auth', headers)).status).toBe(403);
    expect((await admin.call('OPTIONS' as 'GET', '/api/project/search', undefined, headers)).status).not.toBe(200);
  });

  it('is refused however the address is spelled', async () => {
    const headers = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' };
    for (const path of ['/%61pi/auth/logout', '/ap%69/auth/logout', '/api/auth/%6cogout']) {
      const reply = await admin.call('POST', path, {}, headers);
      expect([path, reply.status]).toEqual([path, 403]);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
    expect((await admin.get('/api/check-auth')).status).toBe(200);
  });

  it('leaves an entry in the audit log', async () => {
    await search({}, { origin: 'https://evil.example' });
    expect(await app.auditEntries()).toContainEqual(
      expect.objectContaining({ action: 'access.cross-site', outcome: 'failure', address: '127.0.0.1' }),
    );
  });

  it('is let through when it comes from here', async () => {
    expect(
      (await search({}, { origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200);
  });

  it('cannot be dressed up as a form or as plain text', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const reply = await search(JSON.stringify({}), { 'content-type': type });
      expect(reply).toMatchObject({ status: 415, body: { error: { code: 'unsupportedMediaType' } } });
    }
  });
});

describe('a name that is not ours', () => {
  it('is refused on loopback, so that nobody else’s DNS can lead a browser here', async () => {
    for (const host of [
      ...['evil.example', 'evil.example:4310', '127.0.0.1.evil.example', '127.0.0.1:4310.evil.example'],
      ...['localhost:4310.evil.example', '[::1]:4310.evil.example', '[::1].evil.example', '127.0.0.1:4310:80'],
      ...['127.0.0.1@evil.example', 'evil.example@127.0.0.1', '127.0.0.1/evil.example', '127.0.0.1:', '127.0.0.1:x'],
    ]) {
      const reply = await admin.call('GET', '/api/consumer/server', undefined, { host });
      expect(reply).toMatchObject({ status: 421, body: { error: { code: 'unknownHost' } } });
      expect((await admin.call('GET', '/login', undefined, { host })).status).toBe(421);
    }
    for (const host of ['localhost:4310', '127.0.0.1:4310', '[::1]:4310']) {
      expect((await admin.call('GET', '/api/consumer/server', undefined, { host })).status).toBe(200);
    }
  });

  it('is PUBLIC_URL’s where one is set', async () => {
    const own = await openTestApp({ PUBLIC_URL: 'https://soundings.example', HOST: '0.0.0.0' });
    const ask = (host: string) => own.browser().call('GET', '/api/consumer/server', undefined, { host });
    expect([(await ask('soundings.example')).status, (await ask('other.example')).status]).toEqual([200, 421]);
    expect((await ask('soundings.example:443.evil.example')).status).toBe(421);
    await own.close();
  });
});

describe('bad input', () => {
  it('is refused before it reaches a query', async () => {
    for (const sort of ['-x;--', 'createdOn desc', '', '__proto__']) {
      expect((await search({}, {}, `?sort=${encodeURIComponent(sort)}`)).status).toBe(400);
    }
    for (const query of ['?page=-1', '?size=0', '?size=100000', '?page=x', '?sort=createdOn&sort=projectName']) {
      expect((await search({}, {}, query)).status).toBe(400);
    }
    expect((await search('{"query":', { 'content-type': 'application/json' })).status).toBe(400);
  });

  it('is refused where a database could not hold it', async () => {
    for (const query of ['a\u0000', '\ud800']) {
      expect(await search({ query })).toMatchObject({ status: 400, body: { error: { code: 'invalidRequest' } } });
    }
  });

  it('has the one shape of errors and the safe headers even where no route is reached', async () => {
    for (const path of ['/%zz', '/api/%zz', `/api/user/management/update-password/${'x'.repeat(3000)}`]) {
      const reply = await admin.call('POST', path, {});
      expect(Object.keys(reply.body)).toEqual(['error']);
      expect(reply.body.error.message).not.toContain('xxx');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('is refused as an upload that is cut or has no boundary', async () => {
    const whole = 'multipart/form-data; boundary=b';
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      [whole, '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\n1'],
    ] as const) {
      const reply = await admin.call('POST', '/api/resonance/files', body, { 'content-type': type });
      expect([reply.status, reply.body.error.code]).toEqual([400, 'invalidRequest']);
    }
  });

  it('cannot reach a prototype', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await search('{"__proto__":{"role":"ROLE_GLOBAL_ADMIN"}}', json)).status).toBe(400);
    expect((await search('{"constructor":{"prototype":{"x":1}}}', json)).status).toBe(400);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('is found by text and not by pattern', async () => {
    expect((await search({ query: '%' })).body.totalElements).toBe(0);
    expect((await search({ query: "'; drop table projects; --" })).status).toBe(200);
  });
});

describe('a fault of our own', () => {
  it('answers somethingWentWrong with no stack and no text of the database', async () => {
    app.app.log.level = 'info';
    const mend = await app.breakTable('projects');
    const reply = await search({});
    await mend();
    expect(reply.status).toBe(500);
    expect(Object.keys(reply.body.error).sort()).toEqual(['code', 'message', 'requestId']);
    expect(reply.body.error.code).toBe('somethingWentWrong');
    expect(
      app.logLines.some((line) => line.includes(reply.body.error.requestId) && line.includes('request failed')),
    ).toBe(true);
  });
});

describe('the log', () => {
  it('holds no password, code, token or address with a query, and stays one line an event', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const secrets = [password, user.jar.get('accessToken')!, user.jar.get('refreshToken')!];
    await user.get('/api/check-auth?projectPassword=Canary-Query-1');
    await user.get('/resonance/Canary-Project/Canary-Password');
    await app.browser().post('/api/auth/login', { username: 'x@y.example\r\nforged', password: 'Canary-Password-2' });
    await app.browser().post('/api/auth/confirm', { username: user.username, uuid: 'x', otp: '918273' });
    const log = app.logLines.join('');
    for (const secret of [...secrets, 'Canary', '918273', 'forged']) expect(log).not.toContain(secret);
    for (const line of app.logLines) {
      expect(line.trimEnd()).not.toContain('\n');
      expect(JSON.parse(line).time).toMatch(/Z$/);
    }
  });
});

describe('a request', () => {
  it('is one line: its number, who asked about which project, and how it ended; who watches the process is silent', async () => {
    const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
    await seedChoices(app);
    const id = await addProduct(admin, 'GENIE', 'Canary of a name');
    app.logLines.length = 0;
    const read = await admin.get(`/api/genie/${id}?from=Canary`);
    await app.browser().get('/api/check-auth');
    await app.browser().get('/health/ready');
    await app.browser().get('/metrics');
    const lines = app.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(lines).toMatchObject([
      {
        requestId: read.headers['x-request-id'],
        ...{ method: 'GET', route: '/api/genie/:id', status: 200, userId: admin.id, projectId: id },
        milliseconds: expect.any(Number),
      },
      { route: '/api/check-auth', status: 401 },
    ]);
    expect(lines[1]).not.toHaveProperty('userId');
    expect(app.logLines.join('')).not.toContain('Canary');
  });
});

describe('health', () => {
  it('is live and ready without signing in', async () => {
    expect((await app.browser().get('/health/live')).body).toEqual({ status: 'live' });
    expect((await app.browser().get('/health/ready')).body).toEqual({ status: 'ready' });
  });
});
