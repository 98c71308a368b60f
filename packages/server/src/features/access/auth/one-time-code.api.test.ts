import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeIn } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let username: string;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.pass(15 * 60_000 + 1000);
  username = (await app.signInAs('ROLE_GLOBAL_USER')).username;
});

const login = async (of = username) => {
  const { body } = await app.browser().post('/api/auth/login', { username: of, password });
  return { username: of, uuid: body.uuid as string, otp: codeIn(app.mails, of) };
};
const confirm = (given: object) => app.browser().post('/api/auth/confirm', given);
const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000');

describe('POST /api/auth/confirm', () => {
  it('gives tokens in the body and as cookies that scripts cannot read', async () => {
    const reply = await confirm(await login());
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body).sort()).toEqual(['accessToken', 'refreshToken']);
    for (const name of ['accessToken', 'refreshToken']) {
      const cookie = reply.cookies.find((candidate) => candidate.name === name);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', value: reply.body[name].token });
      expect(cookie).not.toHaveProperty('expires');
    }
  });

  it('dates the cookies where the user wants to stay signed in, and secures them under https', async () => {
    const own = await openTestApp({ PUBLIC_URL: 'https://soundings.example' });
    const user = await own.signInAs('ROLE_GLOBAL_USER');
    const reply = await user.signIn(own.mails, password, true);
    for (const cookie of reply.cookies) {
      const until = cookie.name === 'device' ? { maxAge: 31_536_000 } : { expires: expect.any(Date) };
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict', ...until });
    }
    await own.close();
  });

  it('gives nothing for a uuid without login, nor for the code of one user with the uuid of another', async () => {
    const other = (await app.signInAs('ROLE_GLOBAL_USER')).username;
    const [own, others] = [await login(), await login(other)];
    for (const given of [
      { ...own, uuid: randomUUID() },
      { ...own, uuid: others.uuid },
      { ...others, otp: own.otp, username },
      { ...own, username: 'nobody@soundings.example' },
    ]) {
      const reply = await confirm(given);
      expect([400, 422]).toContain(reply.status);
      expect(reply.cookies).toEqual([]);
    }
  });

  it('works once, also when twenty come at the same time', async () => {
    const given = await login();
    const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(given)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect((await confirm(given)).status).toBe(422);
  });

  it('counts wrong codes down; the fifth uses it up, for the right one too', async () => {
    const given = await login();
    for (const remaining of [4, 3, 2, 1]) {
      const reply = await confirm({ ...given, otp: wrong(given.otp) });
      expect(reply.status).toBe(400);
      expect(reply.body.error).toMatchObject({ code: 'incorrect2FACode', attemptsRemaining: remaining });
    }
    for (const otp of [wrong(given.otp), wrong(given.otp), given.otp]) {
      const after = await confirm({ ...given, otp });
      expect([after.status, after.body.error.code]).toEqual([404, '2FAAttemptsLimitReached']);
    }
  });

  it('evaluates no more than five of fifty wrong codes that come at the same time', async () => {
    const given = await login();
    const replies = await Promise.all(Array.from({ length: 50 }, () => confirm({ ...given, otp: wrong(given.otp) })));
    const evaluated = replies.filter((reply) => reply.status === 400);
    expect(evaluated.map((reply) => reply.body.error.attemptsRemaining).sort()).toEqual([1, 2, 3, 4]);
  });

  it('gives no new tries with new codes beyond the cap of the account', async () => {
    let evaluated = 0;
    for (let round = 0; round < 5; round++) {
      const given = await login();
      for (let attempt = 0; attempt < 5; attempt++) {
        evaluated += (await confirm({ ...given, otp: wrong(given.otp) })).status === 400 ? 1 : 0;
      }
    }
    expect(evaluated).toBe(12);
    expect((await confirm(await login())).status).toBe(404);
    app.pass(3_600_001);
    expect((await confirm(await login())).status).toBe(200);
  });

  it.each(['auth/confirm', 'forgot-password/confirm'])('fills no audit log with what is made up: %s', async (path) => {
    const post = (given: object) => app.browser().post(`/api/${path}`, given);
    const before = (await app.auditEntries()).length;
    const statuses = [];
    for (let attempt = 0; attempt < 62; attempt++) {
      const given = { username: `nobody${attempt}@soundings.example`, uuid: randomUUID(), otp: '123456' };
      statuses.push((await post(given)).status);
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(422));
    expect(statuses.slice(60)).toEqual([429, 429]);
    expect((await app.auditEntries()).length - before).toBe(60);
  });

  it('does not count right codes among the wrong ones of an address', async () => {
    for (let round = 0; round < 61; round++) {
      if (round % 10 === 0) username = (await app.signInAs('ROLE_GLOBAL_USER')).username;
      expect((await confirm(await login())).status).toBe(200);
    }
  });

  it('dies after ten minutes', async () => {
    const given = await login();
    app.pass(10 * 60_000 + 1000);
    expect((await confirm(given)).body.error.code).toBe('2FACodeHasBeenDestroyed');
  });

  it('dies with a second login, and says so with the attempts it had', async () => {
    const first = await login();
    await confirm({ ...first, otp: wrong(first.otp) });
    const second = await login();
    const reply = await confirm(first);
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code: '2FACodeHasBeenDestroyed', attemptsRemaining: 3 });
    expect((await confirm(second)).status).toBe(200);
  });

  it('does not take the code of a forgotten password', async () => {
    const { body } = await app.browser().post('/api/forgot-password/forgot-password-otp', { username });
    expect((await confirm({ username, uuid: body.uuid, otp: codeIn(app.mails, username) })).status).toBe(422);
  });
});
