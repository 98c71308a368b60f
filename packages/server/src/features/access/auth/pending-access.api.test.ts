import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestCompany } from '#test/add-test-company.ts';
import { type Browser, codeIn } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';
import { users } from '../users/users.tables.ts';

let app: TestApp;
let admin: Browser;
let user: Browser;
let companyId: string;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  companyId = await addTestCompany(app.services.db, 'Alpha');
});
beforeEach(async () => {
  app.pass(3_600_000);
  await admin.signIn(app.mails, password);
  user = await app.signInAs('ROLE_CUSTOMER');
  await app.services.db.update(users).set({ companyId }).where(eq(users.id, user.id));
});
afterAll(() => app.close());

const own = 'Another-Horse-8-Staple';
const base = '/api/user/management';
const post = (path: string, body: object) => app.browser().post(`/api/${path}`, body);

const startSignIn = async () => {
  const { body } = await post('auth/login', { username: user.username, password });
  return { uuid: body.uuid, otp: codeIn(app.mails, user.username) };
};
const askForCode = async () => {
  const { body } = await post('forgot-password/forgot-password-otp', { username: user.username });
  return { uuid: body.uuid, otp: codeIn(app.mails, user.username) };
};
const askForToken = async () => {
  const confirmed = await post('forgot-password/confirm', { username: user.username, ...(await askForCode()) });
  return { changePasswordToken: confirmed.body.changePasswordToken, newPassword: own };
};

const twice = async (one: string, two: string) => {
  expect((await admin.post(one)).status).toBe(200);
  expect((await admin.post(two)).status).toBe(200);
};
const changes: [string, () => Promise<string | undefined>][] = [
  [
    'an administrator gave a password',
    async () => {
      expect((await admin.post(`${base}/${user.id}/update-password`, { password: own })).status).toBe(200);
      return undefined;
    },
  ],
  [
    'the user changed the password',
    async () => {
      const change = { oldPassword: password, newPassword: own };
      expect((await user.post(`${base}/update-password/${user.username}`, change)).status).toBe(200);
      return undefined;
    },
  ],
  [
    'the user chose a new password by mail',
    async () => {
      const change = { username: user.username, ...(await askForToken()) };
      expect((await post('forgot-password/change-password', change)).status).toBe(200);
      return undefined;
    },
  ],
  [
    'the e-mail changed',
    async () => {
      const username = `new-${user.username}`;
      const change = { name: 'Ada Lovelace', username, roleName: 'ROLE_CUSTOMER' };
      expect((await admin.call('PUT', `${base}/update-user-info/${user.id}`, change)).status).toBe(200);
      return username;
    },
  ],
  [
    'the user was disabled and enabled',
    async () => {
      await twice(`${base}/${user.id}/disable`, `${base}/${user.id}/enable`);
      return undefined;
    },
  ],
  [
    'the company was disabled and enabled',
    async () => {
      const of = '/api/company';
      await twice(`${of}/deactivate/${companyId}`, `${of}/activate/${companyId}`);
      return undefined;
    },
  ],
];

describe('codes and tokens from before', () => {
  it.each(changes)('are worthless once %s', async (_, change) => {
    const token = await askForToken();
    const [signIn, forgotten] = [await startSignIn(), await askForCode()];
    const username = (await change()) ?? user.username;
    const replies = [
      await post('auth/confirm', { username, ...signIn }),
      await post('forgot-password/confirm', { username, ...forgotten }),
      await post('forgot-password/change-password', { username, ...token, newPassword: 'Third-Horse-9-Paperclip' }),
    ];
    expect(replies.map(({ body }) => body.error?.code)).toEqual([
      '2FACodeHasBeenDestroyed',
      '2FACodeHasBeenDestroyed',
      'passwordWasNotChanged',
    ]);
  });

  it('stay good where only the name changed', async () => {
    const [token, signIn] = [await askForToken(), await startSignIn()];
    const { username } = user;
    const change = { name: 'Ada Lovelace', username, roleName: 'ROLE_CUSTOMER' };
    expect((await admin.call('PUT', `${base}/update-user-info/${user.id}`, change)).status).toBe(200);
    expect((await post('auth/confirm', { username, ...signIn })).status).toBe(200);
    expect((await post('forgot-password/change-password', { username, ...token })).status).toBe(200);
  });
});
