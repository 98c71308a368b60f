import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, codeIn } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';
import { findUserById } from './users.store.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const given = 'Given-By-Admin-2026!';
const setPassword = (id: string, body: object = { password: given }, as = admin) =>
  as.post(`/api/user/management/${id}/update-password`, body);
const login = ({ username }: Browser, secret: string) =>
  app.browser().post('/api/auth/login', { username, password: secret });

describe('POST /api/user/management/{id}/update-password', () => {
  it('sets the password, ends all sessions and asks for a password of their own', async () => {
    const user = await app.signInAs('ROLE_COMPANY_USER');
    expect((await setPassword(user.id)).body).toEqual({ done: true });
    expect((await user.get('/api/user-data')).status).toBe(401);
    expect((await user.post('/api/auth/refresh')).status).toBe(401);
    expect([(await login(user, password)).status, (await login(user, given)).status]).toEqual([403, 200]);
    expect((await findUserById(app.services.db, user.id))?.mustChangePassword).toBe(true);
    const confirmed = await app.browserOf(user).signIn(app.mails, given);
    expect(Object.keys(confirmed.body)).toEqual(['changePasswordToken']);
  });

  it('mails the user, without the password, and leaves an entry without it', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    await setPassword(user.id);
    const mail = app.mails.at(-1)!;
    expect(mail).toMatchObject({ to: user.username, subject: expect.stringContaining('Passwort wurde geändert') });
    expect(mail.text).not.toContain(given);
    const of = { action: 'password.set', actorId: admin.id, actor: admin.username, target: user.username };
    expect((await app.auditEntries()).at(-1)).toMatchObject({ ...of, outcome: 'success' });
    const dump = await app.dump();
    expect(dump).toContain(user.username);
    expect(dump).not.toContain(given);
  });

  it('makes the right to choose a password worthless that someone had before', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const { username } = user;
    const post = (path: string, body: object) => app.browser().post(`/api/forgot-password/${path}`, body);
    const { body } = await post('forgot-password-otp', { username });
    const code = { username, uuid: body.uuid, otp: codeIn(app.mails, username) };
    const { changePasswordToken } = (await post('confirm', code)).body;
    await setPassword(user.id);
    const change = { username, changePasswordToken, newPassword: 'Another-Horse-8-Staple' };
    expect((await post('change-password', change)).body.error.code).toBe('passwordWasNotChanged');
    expect((await login(user, given)).status).toBe(200);
  });

  it('is not for one’s own password', async () => {
    for (const id of [admin.id, admin.id.toUpperCase()]) {
      expect(await setPassword(id)).toMatchObject({ status: 409, body: { error: { code: 'cannotChangeYourself' } } });
    }
    expect((await admin.get('/api/user-data')).status).toBe(200);
    expect((await app.auditEntries()).at(-1)).toMatchObject({ action: 'password.set', outcome: 'failure' });
  });

  it('names the rule that a password breaks, and changes nothing', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    for (const [wrong, message] of [
      ['Short-1', 'min15'],
      ['no-upper-case-here-1', 'passwordPattern'],
    ]) {
      const reply = await setPassword(user.id, { password: wrong });
      expect(reply.body.error.fields).toContainEqual({ path: 'body.password', message });
    }
    expect((await setPassword(user.id, {})).status).toBe(400);
    expect((await setPassword(user.id, { password: 'P@ssw0rd123456789!' })).body.error.code).toBe('passwordTooCommon');
    expect((await user.get('/api/user-data')).status).toBe(200);
  });

  it('is for global admins, and of users', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    expect((await setPassword(user.id, undefined, user)).status).toBe(403);
    expect((await setPassword(user.id, undefined, app.browserOf(user))).status).toBe(401);
    expect((await setPassword('11111111-1111-4111-8111-111111111111')).body.error.code).toBe('notFound');
  });
});
