import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '#/platform/rate-limit/rate-limit.tables.ts';
import type { Browser } from '#test/browser.ts';
import { codeIn } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';
import { users } from '../users/users.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const newPassword = 'Another-Horse-8-Staple';
const post = (path: string, body: object) => app.browser().post(`/api/forgot-password/${path}`, body);

const askForToken = async ({ username }: Browser): Promise<string> => {
  const asked = await post('forgot-password-otp', { username });
  const given = { username, uuid: asked.body.uuid, otp: codeIn(app.mails, username) };
  return (await post('confirm', given)).body.changePasswordToken;
};

describe('a forgotten password', () => {
  it('is changed by mail, without a token on the way, and ends all sessions with a notice', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const { username } = user;
    const asked = await post('forgot-password-otp', { username });
    const confirmed = await post('confirm', { username, uuid: asked.body.uuid, otp: codeIn(app.mails, username) });
    expect(Object.keys(confirmed.body)).toEqual(['changePasswordToken']);
    const { changePasswordToken } = confirmed.body;
    const changed = await post('change-password', { username, changePasswordToken, newPassword });
    expect(changed.status).toBe(200);
    for (const reply of [asked, confirmed, changed]) expect(reply.cookies).toEqual([]);
    expect(app.mails.at(-1)).toMatchObject({ to: username, subject: expect.stringContaining('password was changed') });
    expect((await user.get('/api/check-auth')).status).toBe(401);
    expect((await user.post('/api/auth/refresh')).status).toBe(401);
    const login = (given: string) => app.browser().post('/api/auth/login', { username, password: given });
    expect([(await login(password)).status, (await login(newPassword)).status]).toEqual([403, 200]);
  });

  it('takes the token once, only for its user, and for ten minutes', async () => {
    const [user, other] = [await app.signInAs('ROLE_GLOBAL_USER'), await app.signInAs('ROLE_GLOBAL_USER')];
    const change = (of: Browser, changePasswordToken: string) =>
      post('change-password', { username: of.username, changePasswordToken, newPassword });
    const token = await askForToken(user);
    const common = { username: user.username, changePasswordToken: token, newPassword: 'P@ssw0rd123456789!' };
    expect((await post('change-password', common)).body.error.code).toBe('passwordTooCommon');
    expect((await change(other, token)).body.error.code).toBe('passwordWasNotChanged');
    expect((await change(user, token)).status).toBe(200);
    expect((await change(user, token)).status).toBe(400);
    const late = await askForToken(other);
    app.pass(10 * 60_000 + 1000);
    expect((await change(other, late)).status).toBe(400);
  });

  it('reveals nothing without a token, and expires', async () => {
    app.pass(3_600_000);
    const { db } = app.services;
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    await db.update(users).set({ mustChangePassword: true }).where(eq(users.id, user.id));
    const guess = async (given: string, changePasswordToken = 'made-up') => {
      const body = { username: user.username, changePasswordToken, newPassword: given };
      const reply = await post('change-password', body);
      return reply.body.error?.code ?? reply.status;
    };
    const token = await askForToken(user);
    for (const given of [password, 'P@ssw0rd123456789!', newPassword]) {
      expect(await guess(given)).toBe('passwordWasNotChanged');
    }
    expect(await guess(password, token)).toBe('passwordMustDiffer');
    for (let attempt = 4; attempt < 20; attempt++) expect(await guess(newPassword)).toBe('passwordWasNotChanged');
    const before = (await app.auditEntries()).length;
    expect(await guess(newPassword, token)).toBe('tooManyRequests');
    expect((await app.auditEntries()).length).toBe(before);
    app.pass(15 * 60_000);
  });

  it('does not count those who have one', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    for (let round = 0; round < 21; round++) {
      await app.services.db.delete(rateLimits).where(like(rateLimits.key, '%forgot-password%'));
      const body = { username: user.username, changePasswordToken: await askForToken(user) };
      expect((await post('change-password', { ...body, newPassword: `${newPassword}${round}` })).status).toBe(200);
    }
  });

  it('is changed also where the mail of it cannot be sent, which is written down', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const changePasswordToken = await askForToken(user);
    const send = vi.spyOn(app.services.mailer, 'send').mockRejectedValue(new Error('no mail server'));
    const body = { username: user.username, changePasswordToken, newPassword };
    expect((await post('change-password', body)).status).toBe(200);
    const entry = { action: 'mail.send', outcome: 'failure', actorId: user.id, target: user.username };
    await expect
      .poll(() => app.auditEntries().then((entries) => entries.slice(-2)))
      .toContainEqual(expect.objectContaining(entry));
    send.mockRestore();
    expect((await user.signIn(app.mails, newPassword)).status).toBe(200);
  });

  it('counts wrong codes down and then refuses', async () => {
    const { username } = await app.signInAs('ROLE_GLOBAL_USER');
    const { body } = await post('forgot-password-otp', { username });
    const otp = codeIn(app.mails, username) === '000000' ? '000001' : '000000';
    const seen = [];
    for (let attempt = 0; attempt < 6; attempt++) seen.push(await post('confirm', { username, uuid: body.uuid, otp }));
    expect(seen.slice(0, 4).map((reply) => reply.body.error.attemptsRemaining)).toEqual([4, 3, 2, 1]);
    expect(seen[0]?.body.error.code).toBe('incorrectForgotPasswordCode');
    for (const { status, body: answer } of seen.slice(4)) {
      expect([status, answer.error.code]).toEqual([404, 'forgotPasswordAttemptsLimitReached']);
    }
  });

  it('fills no mailbox', async () => {
    const { username } = await app.signInAs('ROLE_GLOBAL_USER');
    const before = app.mails.length;
    const statuses = [];
    for (let request = 0; request < 15; request++)
      statuses.push((await post('forgot-password-otp', { username })).status);
    expect(app.mails.length - before).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('leaves signing in alone, however many wrong codes there were', async () => {
    app.pass(3_600_000);
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    for (let round = 0; round < 4; round++) {
      const { body } = await post('forgot-password-otp', { username: user.username });
      const otp = codeIn(app.mails, user.username) === '000000' ? '000001' : '000000';
      for (let attempt = 0; attempt < 5; attempt++) {
        await post('confirm', { username: user.username, uuid: body.uuid, otp });
      }
    }
    expect((await user.signIn(app.mails, password)).status).toBe(200);
  });

  it('keeps the living code of a user whose mailbox is full', async () => {
    app.pass(3_600_000);
    const { username } = await app.signInAs('ROLE_GLOBAL_USER');
    let uuid = '';
    for (let request = 0; request < 8; request++) {
      const reply = await post('forgot-password-otp', { username });
      if (reply.status === 200) uuid = reply.body.uuid;
    }
    expect((await post('confirm', { username, uuid, otp: codeIn(app.mails, username) })).status).toBe(200);
  });

  it('answers for an unknown user as for a known one where the settings hide them', async () => {
    const hiding = await openTestApp({ FORGOT_PASSWORD_HIDES_USERS: 'true' });
    const { username } = await hiding.signInAs('ROLE_GLOBAL_USER');
    const askFor = async (name: string) => {
      const ask = (path: string, body: object) => hiding.browser().post(`/api/forgot-password/${path}`, body);
      const { body } = await ask('forgot-password-otp', { username: name });
      const wrong = {
        username: name,
        uuid: body.uuid,
        otp: codeIn([...hiding.mails], username) === '111111' ? '222222' : '111111',
      };
      const replies = [];
      for (let attempt = 0; attempt < 6; attempt++) replies.push(await ask('confirm', wrong));
      return replies.map(({ status, body: { error } }) => [status, error.code, error.attemptsRemaining]);
    };
    expect(await askFor('nobody@soundings.example')).toEqual(await askFor(username));
    await hiding.close();
  });

  it('says that an address is unknown, or hides it where the settings say so', async () => {
    app.pass(3_600_000);
    const username = 'nobody@soundings.example';
    const reply = await post('forgot-password-otp', { username });
    expect(reply).toMatchObject({ status: 403, body: { error: { code: 'incorrectLogin' } } });
    const hiding = await openTestApp({ FORGOT_PASSWORD_HIDES_USERS: 'true' });
    const hidden = await hiding.browser().post('/api/forgot-password/forgot-password-otp', { username });
    expect(hidden).toMatchObject({ status: 200, body: { uuid: expect.any(String) } });
    expect(hiding.mails).toEqual([]);
    await hiding.close();
  });
});
