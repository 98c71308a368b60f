import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, password, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('the audit log', () => {
  it('has one entry for every sign-in, right or wrong, with who, what, when and from where', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    await app.browser().post('/api/auth/login', { username: user.username, password: `${password}!` });
    await user.post('/api/auth/logout');
    const entries = (await app.auditEntries()).map(({ action, outcome, actor, address }) => ({
      action,
      outcome,
      actor,
      address,
    }));
    const of = { actor: user.username, address: '127.0.0.1' };
    expect(entries).toEqual([
      { ...of, action: 'sign-in.password', outcome: 'success' },
      { ...of, action: 'sign-in.code', outcome: 'success' },
      { ...of, action: 'sign-in.password', outcome: 'failure' },
      { ...of, action: 'sign-out', outcome: 'success' },
    ]);
    const [first] = await app.auditEntries();
    expect(first?.createdOn.toISOString()).toBe('2026-11-21T09:00:00.000Z');
    expect(JSON.stringify(await app.auditEntries())).not.toContain(password);
  });
});

describe('a dump of the database', () => {
  it('holds no password, code or token', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const { body } = await app.browser().post('/api/auth/login', { username: user.username, password });
    const otp = /^\d{6}$/m.exec(app.mails.at(-1)!.text)![0];
    const dump = await app.dump();
    expect(dump).toContain(body.uuid);
    for (const secret of [password, `"${otp}"`, user.jar.get('accessToken')!, user.jar.get('refreshToken')!]) {
      expect(dump).not.toContain(secret);
    }
  });
});
