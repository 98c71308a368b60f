import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, codeIn } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.pass(3_600_001));

const post = async (url: string, payload: object, remoteAddress: string, cookies: Record<string, string> = {}) => {
  const reply = await app.inject({ method: 'POST', url: `/api/${url}`, payload, remoteAddress, cookies });
  return { status: reply.statusCode, body: reply.json() };
};
const wrongLogin = (attempt: number | string, address: string) =>
  post('auth/login', { username: `nobody${attempt}@soundings.example`, password: 'Wrong-Password-1234' }, address);
const garbageConfirm = (username: string, address: string, path = 'auth/confirm') =>
  post(path, { username, uuid: randomUUID(), otp: '123456' }, address);

const office = '203.0.113.7';
const jarOf = (browser: Browser) => Object.fromEntries(browser.jar);
const signInFrom = async (address: string, username: string, cookies: Record<string, string> = {}) => {
  const login = await post('auth/login', { username, password }, address, cookies);
  if (login.status !== 200) return [login.status];
  const given = { username, uuid: login.body.uuid, otp: codeIn(app.mails, username) };
  return [login.status, (await post('auth/confirm', given, address, cookies)).status];
};
const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000');

describe('the limits of an address', () => {
  it('count wrong logins and made-up codes of one IPv6 /64 together, and not those of the next', async () => {
    const inBlock = (n: number) => `2001:db8:1:2:${n.toString(16)}::${n}`;
    const logins = await Promise.all(Array.from({ length: 130 }, (_, n) => wrongLogin(n, inBlock(n))));
    expect(logins.filter(({ status }) => status === 403)).toHaveLength(100);
    expect(logins.filter(({ status }) => status === 429)).toHaveLength(30);
    expect((await wrongLogin('x', '2001:db8:1:3::1')).status).toBe(403);
    const confirms = [];
    for (let n = 1; n <= 80; n++) {
      confirms.push((await garbageConfirm(`nobody${n}@soundings.example`, inBlock(n))).status);
    }
    expect(confirms).toEqual([...Array(60).fill(422), ...Array(20).fill(429)]);
    expect((await garbageConfirm('nobody@soundings.example', '2001:db8:1:3::1')).status).toBe(422);
  });
});

describe('a browser that its user has signed in with before', () => {
  it('gets in where a neighbour has used up the codes of the address, wrong ones included', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    for (let n = 0; n < 12; n++) {
      const { username } = await app.signInAs('ROLE_GLOBAL_USER');
      const { body } = await post('auth/login', { username, password }, office);
      const given = { username, uuid: body.uuid, otp: wrong(codeIn(app.mails, username)) };
      for (let attempt = 0; attempt < 5; attempt++) await post('auth/confirm', given, office);
    }
    expect(await signInFrom(office, user.username)).toEqual([200, 429]);
    expect(await signInFrom(office, user.username, jarOf(user))).toEqual([200, 200]);
  });

  it('chooses a new password although strangers have used up codes, mails and requests', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const { username } = user;
    for (let request = 0; request < 20; request++) {
      const { status, body } = await post('forgot-password/forgot-password-otp', { username }, office);
      if (status !== 200) continue;
      const given = { username, uuid: body.uuid, otp: wrong(codeIn(app.mails, username)) };
      for (let attempt = 0; attempt < 5; attempt++) await post('forgot-password/confirm', given, office);
    }
    expect((await post('forgot-password/forgot-password-otp', { username }, office)).status).toBe(429);
    const asked = await post('forgot-password/forgot-password-otp', { username }, office, jarOf(user));
    const given = { username, uuid: asked.body.uuid, otp: codeIn(app.mails, username) };
    expect((await post('forgot-password/confirm', given, office, jarOf(user))).status).toBe(200);
  });

  it('gets in where a neighbour has used up the logins of the address, for each of its users', async () => {
    const [ann, ben, cem] = [
      await app.signInAs('ROLE_GLOBAL_USER'),
      await app.signInAs('ROLE_GLOBAL_USER'),
      await app.signInAs('ROLE_GLOBAL_USER'),
    ];
    const shared = app.browserOf(ben);
    for (const [name, value] of ann.jar) shared.jar.set(name, value);
    await shared.signIn(app.mails, password);
    await Promise.all(Array.from({ length: 100 }, (_, n) => wrongLogin(n, office)));
    const device = shared.jar.get('device') ?? '';
    const statuses = [];
    for (const { username } of [ann, ben, cem]) statuses.push(await signInFrom(office, username, { device }));
    expect(statuses).toEqual([[200, 200], [200, 200], [429]]);
    expect(await signInFrom(office, ann.username)).toEqual([429]);
    const changed = device.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    expect(await signInFrom(office, ben.username, { device: changed })).toEqual([429]);
  });

  it('may try no more often than any other', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const given = { username: user.username, password: 'Wrong-Password-1234' };
      statuses.push((await post('auth/login', given, office, jarOf(user))).status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
    expect(await signInFrom('203.0.113.8', user.username)).toEqual([200, 200]);
  });
});

describe.each(['auth/confirm', 'forgot-password/confirm'])('made-up uuids at %s', (path) => {
  const askForCode = async (username: string) => {
    const [url, body] =
      path === 'auth/confirm' ? ['auth/login', { password }] : ['forgot-password/forgot-password-otp', {}];
    const asked = await post(url, { username, ...body }, '203.0.113.20');
    return { username, uuid: asked.body.uuid, otp: codeIn(app.mails, username) };
  };

  it('never use up the tries of a user, however many come at once', async () => {
    const { username } = await app.signInAs('ROLE_GLOBAL_USER');
    const given = await askForCode(username);
    const tries = Array.from({ length: 50 }, (_, n) => garbageConfirm(username, `203.0.113.${100 + n}`, path));
    for (const { status } of await Promise.all(tries)) expect(status).toBe(422);
    expect((await post(path, given, '203.0.113.21')).status).toBe(200);
  });

  it('never use up those of an address that has a living one', async () => {
    const { username } = await app.signInAs('ROLE_GLOBAL_USER');
    const given = await askForCode(username);
    const statuses = [];
    for (let n = 0; n < 62; n++) statuses.push((await garbageConfirm(username, office, path)).status);
    expect(statuses.slice(60)).toEqual([429, 429]);
    expect((await post(path, { ...given, otp: wrong(given.otp) }, office)).body.error.attemptsRemaining).toBe(4);
    expect((await post(path, given, office)).status).toBe(200);
  });
});

describe('a forgotten password that strangers ask for', () => {
  const ask = async (username: string, address: string) => {
    const { body } = await post('forgot-password/forgot-password-otp', { username }, address);
    return { username, uuid: body.uuid, otp: codeIn(app.mails, username) };
  };

  it('leaves the code alive that its owner holds, till it expires', async () => {
    const { username } = await app.signInAs('ROLE_GLOBAL_USER');
    const first = await ask(username, office);
    const later = [await ask(username, '198.51.100.1'), await ask(username, '198.51.100.2')];
    expect((await post('forgot-password/confirm', first, office)).status).toBe(200);
    expect((await post('forgot-password/confirm', later[1]!, office)).status).toBe(200);
    app.pass(600_001);
    expect((await post('forgot-password/confirm', later[0]!, office)).status).toBe(422);
  });

  it('gives no more tries than before: five a code and fifteen an hour', async () => {
    const { username } = await app.signInAs('ROLE_GLOBAL_USER');
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push(await ask(username, office));
    const statuses = [];
    for (const [n, code] of codes.entries()) {
      for (let attempt = 0; attempt < 6; attempt++) {
        const given = { ...code, otp: wrong(code.otp) };
        statuses.push((await post('forgot-password/confirm', given, `198.51.100.${n}`)).status);
      }
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(12);
    expect(statuses.slice(0, 6)).toEqual([400, 400, 400, 400, 404, 404]);
    expect((await post('forgot-password/confirm', codes[4]!, office)).status).toBe(404);
  });

  it('makes the other codes worthless once one of them has changed the password', async () => {
    const { username } = await app.signInAs('ROLE_GLOBAL_USER');
    const [first, second] = [await ask(username, office), await ask(username, office)];
    const { changePasswordToken } = (await post('forgot-password/confirm', first, office)).body;
    const change = { username, changePasswordToken, newPassword: 'Another-Horse-8-Staple' };
    expect((await post('forgot-password/change-password', change, office)).status).toBe(200);
    expect((await post('forgot-password/confirm', second, office)).status).toBe(422);
  });
});

it('answers a hidden user and an unknown one alike, however often', async () => {
  const hiding = await openTestApp({ FORGOT_PASSWORD_HIDES_USERS: 'true' });
  const { username } = await hiding.signInAs('ROLE_GLOBAL_USER');
  const seen = async (name: string, remoteAddress: string) => {
    const ask = async (path: string, payload: object) => {
      const url = `/api/forgot-password/${path}`;
      const reply = await hiding.inject({ method: 'POST', url, payload, remoteAddress });
      return { status: reply.statusCode, body: reply.json() };
    };
    const { uuid } = (await ask('forgot-password-otp', { username: name })).body;
    for (let n = 0; n < 60; n++) await ask('confirm', { username: name, uuid: randomUUID(), otp: '111111' });
    const otp = name === username && codeIn(hiding.mails, username) === '111111' ? '222222' : '111111';
    const statuses = [];
    for (let n = 0; n < 8; n++) statuses.push((await ask('confirm', { username: name, uuid, otp })).status);
    return statuses;
  };
  expect(await seen('nobody@soundings.example', '198.51.100.1')).toEqual(await seen(username, '198.51.100.2'));
  await hiding.close();
});
