import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const long = (length: number) => `Aa1!${'vowelless-tyrz'.repeat(10)}`.slice(0, length);
const change = (of: Browser, newPassword: string, oldPassword = password, username = of.username) =>
  of.post(`/api/user/management/update-password/${encodeURIComponent(username)}`, { oldPassword, newPassword });

describe('POST /api/user/management/update-password/{username}', () => {
  it('changes the own password, keeps this session and ends the others', async () => {
    const here = await app.signInAs('ROLE_COMPANY_USER');
    const there = app.browserOf(here);
    await there.signIn(app.mails, password);
    expect((await change(here, long(20))).status).toBe(200);
    expect((await here.get('/api/check-auth')).status).toBe(200);
    expect((await there.get('/api/check-auth')).status).toBe(401);
    expect(app.mails.at(-1)?.to).toBe(here.username);
  });

  it('is changed also where the mail of it cannot be sent', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const send = vi.spyOn(app.services.mailer, 'send').mockRejectedValue(new Error('no mail server'));
    expect((await change(user, long(20))).status).toBe(200);
    send.mockRestore();
    const entry = { action: 'mail.send', outcome: 'failure', actorId: user.id, target: user.username };
    await expect
      .poll(() => app.auditEntries().then((entries) => entries.slice(-2)))
      .toContainEqual(expect.objectContaining(entry));
  });

  it('refuses a wrong old password, naming the field', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const reply = await change(user, long(20), 'Not-My-Password-123');
    expect(reply.body.error).toMatchObject({ code: 'passwordWasNotChanged', fields: [{ path: 'body.oldPassword' }] });
    for (let attempt = 0; attempt < 10; attempt++) await change(user, long(20), 'Not-My-Password-123');
    expect((await change(user, long(20))).status).toBe(429);
  });

  it('refuses the password of someone else, even to an administrator', async () => {
    const [admin, user] = [await app.signInAs('ROLE_GLOBAL_ADMIN'), await app.signInAs('ROLE_GLOBAL_USER')];
    expect((await change(admin, long(20), password, user.username)).status).toBe(403);
    expect((await change(admin, long(20), password, 'nobody@soundings.example')).status).toBe(403);
  });

  it('needs someone signed in', async () => {
    const nobody = app.browserOf({ id: '', username: 'nobody@soundings.example' });
    expect((await change(nobody, long(20))).status).toBe(401);
  });

  it.each([
    [14, 400],
    [15, 200],
    [64, 200],
    [128, 200],
    [129, 400],
  ])('answers a password of %i characters with %i', async (length, status) => {
    expect((await change(await app.signInAs('ROLE_GLOBAL_USER'), long(length))).status).toBe(status);
  });

  it('names the rule that a password breaks', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    for (const [given, message] of [
      ['Short-1', 'min15'],
      ['no-upper-case-here-1', 'passwordPattern'],
      ['NO-LOWER-CASE-HERE-1', 'passwordPattern'],
      ['No-digits-are-in-here', 'passwordPattern'],
      ['NoSpecialCharacter1234', 'passwordPattern'],
    ] as const) {
      const reply = await change(user, given);
      expect(reply.body.error.fields).toContainEqual({ path: 'body.newPassword', message });
    }
    expect((await change(user, 'P@ssw0rd123456789!')).body.error.code).toBe('passwordTooCommon');
  });

  it('compares all characters', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const first = long(128);
    await change(user, first);
    for (const near of [`${first.slice(0, 127)}X`, `${first} `, first.slice(0, 127)]) {
      expect((await change(user, long(40), near)).status).toBe(400);
    }
    expect((await change(user, long(40), first)).status).toBe(200);
  });
});
