import { setTimeout } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#/platform/db/database.ts';
import { hashPassword, verifyPassword } from '#/platform/keys/passwords.ts';
import { type Browser, codeIn, type Reply } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';
import { findUserById } from '../users/users.store.ts';
import { users } from '../users/users.tables.ts';
import { changePasswordTokens, oneTimeCodes, sessions } from './auth.tables.ts';

let app: TestApp;
let user: Browser;
let passwordHash: string;
beforeAll(async () => {
  app = await openTestApp();
  passwordHash = await hashPassword(given);
});
beforeEach(async () => {
  app.pass(3_600_000);
  user = await app.signInAs('ROLE_GLOBAL_USER');
});
afterAll(() => app.close());

const given = 'Given-By-Admin-2026!';
const own = 'Another-Horse-8-Staple';
const post = (path: string, body: object, by = app.browser()) => by.post(`/api/${path}`, body);
const rowOf = () => findUserById(app.services.db, user.id);
const changeOwn = (newPassword: string) =>
  post(`user/management/update-password/${user.username}`, { oldPassword: password, newPassword }, user);

const endAll = async (tx: Database) => {
  const endedOn = app.services.now();
  await tx.update(sessions).set({ endedOn }).where(eq(sessions.userId, user.id));
  await tx.update(oneTimeCodes).set({ destroyedOn: endedOn }).where(eq(oneTimeCodes.userId, user.id));
  await tx.delete(changePasswordTokens).where(eq(changePasswordTokens.userId, user.id));
};
const meanwhile: [string, (tx: Database) => Promise<void>][] = [
  [
    'an administrator gives a password',
    async (tx) => {
      await tx.update(users).set({ passwordHash, mustChangePassword: true }).where(eq(users.id, user.id));
      await endAll(tx);
    },
  ],
  [
    'an administrator disables the user',
    async (tx) => {
      await tx.update(users).set({ enabled: false }).where(eq(users.id, user.id));
      await endAll(tx);
    },
  ],
];

const startSignIn = async () => {
  const { body } = await post('auth/login', { username: user.username, password });
  return { username: user.username, uuid: body.uuid, otp: codeIn(app.mails, user.username) };
};
const askForCode = async () => {
  const { body } = await post('forgot-password/forgot-password-otp', { username: user.username });
  return { username: user.username, uuid: body.uuid, otp: codeIn(app.mails, user.username) };
};
const askForToken = async () => (await post('forgot-password/confirm', await askForCode())).body.changePasswordToken;

const calls: [string, () => Promise<() => Promise<Reply>>][] = [
  [
    'confirming a sign-in',
    async () => {
      const code = await startSignIn();
      return () => post('auth/confirm', code);
    },
  ],
  ['signing in', async () => () => post('auth/login', { username: user.username, password })],
  [
    'confirming a forgotten password',
    async () => {
      const code = await askForCode();
      return () => post('forgot-password/confirm', code);
    },
  ],
  [
    'choosing a new password',
    async () => {
      const changePasswordToken = await askForToken();
      const change = { username: user.username, changePasswordToken, newPassword: own };
      return () => post('forgot-password/change-password', change);
    },
  ],
  ['changing the own password', async () => () => changeOwn(own)],
];

describe.each(meanwhile)('while %s', (_, act) => {
  it.each(calls)('%s comes to nothing', async (__, prepare) => {
    const call = await prepare();
    const { db } = app.services;
    let reply: Promise<Reply> | undefined;
    await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, user.id)).for('update');
      reply = call();
      await setTimeout(400);
      await act(tx);
    });
    expect([400, 401, 403, 422]).toContain((await reply!).status);
    const living = and(eq(sessions.userId, user.id), isNull(sessions.endedOn));
    expect(await db.$count(sessions, living)).toBe(0);
    const open = [eq(oneTimeCodes.userId, user.id), isNull(oneTimeCodes.usedOn), isNull(oneTimeCodes.destroyedOn)];
    expect(await db.$count(oneTimeCodes, and(...open))).toBe(0);
    expect(await db.$count(changePasswordTokens, eq(changePasswordTokens.userId, user.id))).toBe(0);
    expect(await verifyPassword((await rowOf())!.passwordHash, own)).toBe(false);
  });
});

describe('two changes of one password at the same moment', () => {
  it('let one through', async () => {
    const replies = await Promise.all([changeOwn(own), changeOwn('Third-Horse-9-Paperclip')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
