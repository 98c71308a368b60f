import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, codeIn } from '#test/browser.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { findUserById } from '../users/users.store.ts';

let app: TestApp;
let admin: Browser;
let user: Browser;
let made = 0;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
beforeEach(async () => {
  const username = `first${++made}@soundings.example`;
  const body = { name: 'Ada Lovelace', username, password: given, roleName: 'ROLE_GLOBAL_USER' };
  const { id } = (await admin.post('/api/user/management/add-user', body)).body;
  user = app.browserOf({ id, username });
});
afterAll(() => app.close());

const given = 'Given-By-Admin-2026!';
const own = 'Another-Horse-8-Staple';
const choose = (changePasswordToken: string, newPassword: string, as = user) =>
  as.post('/api/forgot-password/change-password', { username: as.username, changePasswordToken, newPassword });
const mustChange = async () => (await findUserById(app.services.db, user.id))?.mustChangePassword;

describe('the first sign-in', () => {
  it('gives the right to choose a password and nothing else, then signs in', async () => {
    const confirmed = await user.signIn(app.mails, given);
    expect(confirmed.status).toBe(200);
    expect(Object.keys(confirmed.body)).toEqual(['changePasswordToken']);
    expect(confirmed.cookies.map(({ name }) => name)).toEqual(['device']);
    expect((await user.get('/api/user-data')).status).toBe(401);
    expect((await user.post('/api/auth/refresh')).status).toBe(401);
    expect((await findUserById(app.services.db, user.id))?.lastSignInOn).toBeNull();

    const { changePasswordToken } = confirmed.body;
    expect(await choose(changePasswordToken, given)).toMatchObject({
      status: 400,
      body: { error: { code: 'passwordMustDiffer' } },
    });
    expect((await choose(changePasswordToken, 'P@ssw0rd123456789!')).body.error.code).toBe('passwordTooCommon');
    expect(await mustChange()).toBe(true);

    const chosen = await choose(changePasswordToken, own);
    expect(chosen.body).toMatchObject({ done: true, tokens: { accessToken: {}, refreshToken: {} } });
    expect(chosen.cookies.map(({ name }) => name).sort()).toEqual(['accessToken', 'refreshToken']);
    expect((await user.get('/api/user-data')).body).toMatchObject({ username: user.username, name: 'Ada Lovelace' });
    expect((await user.post('/api/auth/refresh')).status).toBe(200);
    const authorization = `Bearer ${chosen.body.tokens.accessToken.token}`;
    expect((await app.browser().get('/api/check-auth', { authorization })).status).toBe(200);
    expect(await mustChange()).toBe(false);
    expect((await findUserById(app.services.db, user.id))?.lastSignInOn).toEqual(app.services.now());
  });

  it('takes the token once, and the next sign-in asks for no password', async () => {
    const { changePasswordToken } = (await user.signIn(app.mails, given)).body;
    await choose(changePasswordToken, own);
    const again = await choose(changePasswordToken, 'Third-Horse-9-Paperclip', app.browserOf(user));
    expect(again).toMatchObject({ status: 400, body: { error: { code: 'passwordWasNotChanged' } } });
    const before = await app.browser().post('/api/auth/login', { username: user.username, password: given });
    expect(before.status).toBe(403);
    const next = app.browserOf(user);
    expect(Object.keys((await next.signIn(app.mails, own)).body)).toEqual(['accessToken', 'refreshToken']);
    expect((await next.get('/api/user-data')).status).toBe(200);
  });

  it('lets one of two who use the token at the same moment through', async () => {
    const { changePasswordToken } = (await user.signIn(app.mails, given)).body;
    const replies = await Promise.all([1, 2].map(() => choose(changePasswordToken, own, app.browserOf(user))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('remembers whom it was asked to remember', async () => {
    const day = 86_400_000;
    for (const [rememberMe, days] of [
      [true, 30],
      [false, 0.5],
    ] as const) {
      const { changePasswordToken } = (await user.signIn(app.mails, rememberMe ? given : own, rememberMe)).body;
      const { tokens } = (await choose(changePasswordToken, rememberMe ? own : `${own}2`)).body;
      const lives = new Date(tokens.refreshToken.expiration).getTime() - app.services.now().getTime();
      expect(lives / day).toBe(days);
      await admin.post(`/api/user/management/${user.id}/update-password`, { password: own });
    }
  });

  it('is over after ten minutes, and for the disabled', async () => {
    const late = (await user.signIn(app.mails, given)).body.changePasswordToken;
    app.pass(10 * 60_000 + 1000);
    expect((await choose(late, own)).status).toBe(400);
    await admin.post('/api/auth/refresh');
    const { changePasswordToken } = (await user.signIn(app.mails, given)).body;
    await admin.post(`/api/user/management/${user.id}/disable`);
    expect((await choose(changePasswordToken, own)).body.error.code).toBe('passwordWasNotChanged');
    expect(await mustChange()).toBe(true);
  });

  it('is replaced by a new password that was asked for by mail', async () => {
    const { username } = user;
    const post = (path: string, body: object) => user.post(`/api/forgot-password/${path}`, body);
    const { body } = await post('forgot-password-otp', { username });
    const code = { username, uuid: body.uuid, otp: codeIn(app.mails, username) };
    const { changePasswordToken } = (await post('confirm', code)).body;
    expect((await choose(changePasswordToken, given)).body.error.code).toBe('passwordMustDiffer');
    expect((await choose(changePasswordToken, own)).body).toEqual({ done: true, tokens: null });
    expect(await mustChange()).toBe(false);
    expect(Object.keys((await user.signIn(app.mails, own)).body)).toEqual(['accessToken', 'refreshToken']);
  });
});
