import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { sessions } from '../auth/auth.tables.ts';
import { deleteUsers, setUserEnabled, setUserRole, updateUserInfo } from './change-user.ts';
import { assertAdministratorRemains } from './users.policy.ts';
import { findUserById, lockEnabledAdmins } from './users.store.ts';
import { users } from './users.tables.ts';

let app: TestApp;
let one: Browser;
let two: Browser;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await app.disableAll();
  [one, two] = [await app.signInAs('ROLE_GLOBAL_ADMIN'), await app.signInAs('ROLE_GLOBAL_ADMIN')];
  const three = await app.signInAs('ROLE_GLOBAL_ADMIN');
  await app.disable(three.id);
});
afterAll(() => app.close());

const base = '/api/user/management';
const calls: [string, (by: Browser, of: Browser) => ReturnType<Browser['post']>][] = [
  ['disabling', (by, of) => by.post(`${base}/${of.id}/disable`)],
  ['deleting', (by, of) => by.delete(`${base}/${of.id}`)],
  ['deleting among others', (by, of) => by.call('DELETE', base, { ids: [of.id] })],
  ['taking the role', (by, of) => by.post(`${base}/${of.id}/authorities/ROLE_GLOBAL_USER`)],
  [
    'changing',
    (by, { id, username }) =>
      by.call('PUT', `${base}/update-user-info/${id}`, { name: 'X', username, roleName: 'ROLE_GLOBAL_USER' }),
  ],
];

const acts: [string, (by: Browser, of: Browser) => Promise<void>][] = [
  ['disabling', async (by, of) => setUserEnabled(app.services, await both(by, of), false)],
  ['deleting', async (by, of) => deleteUsers(app.services, (await both(by, of)).caller, [of.id])],
  ['taking the role', async (by, of) => setUserRole(app.services, await both(by, of), 'ROLE_GLOBAL_USER')],
  [
    'changing',
    async (by, of) => {
      const { username } = of;
      await updateUserInfo(app.services, await both(by, of), { name: 'X', username, roleName: 'ROLE_GLOBAL_USER' });
    },
  ],
];
const both = async ({ id, username }: Browser, of: Browser) => {
  const caller = { id, username, name: '', role: 'ROLE_GLOBAL_ADMIN', companyId: null } as const;
  const user = (await findUserById(app.services.db, of.id))!;
  return { caller: { ...caller, sessionId: '', scopes: null, projectIds: null, address: '127.0.0.1' }, user };
};

/** Holds both administrators' rows for a moment, so that what is started now meets where it first needs them. */
const atOnce = async (start: () => Promise<void>[]) => {
  let started: Promise<PromiseSettledResult<void>[]> = Promise.resolve([]);
  await app.services.db.transaction(async (tx) => {
    await lockEnabledAdmins(tx);
    started = Promise.allSettled(start());
    await setTimeout(300);
  });
  return started;
};

const countAdmins = () =>
  app.services.db.$count(users, and(eq(users.roleName, 'ROLE_GLOBAL_ADMIN'), eq(users.enabled, true)));

describe('two administrators who shut each other out at the same moment', () => {
  it.each(calls)('leave one: %s', async (_, call) => {
    const replies = await Promise.all([call(one, two), call(two, one)]);
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    // Whoever comes late is stopped by the rule, or at the door where they are already out.
    expect([401, 403, 409]).toContain(statuses[1]);
    expect(await countAdmins()).toBe(1);
  });

  it.each(acts)('are refused after authorization: %s', async (_, act) => {
    const results = await atOnce(() => [act(one, two), act(two, one)]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(['accessDenied']);
    expect(await countAdmins()).toBe(1);
  });

  it.each(acts)('are refused also where a third one remains: %s', async (_, act) => {
    await app.signInAs('ROLE_GLOBAL_ADMIN');
    const results = await atOnce(() => [act(one, two), act(two, one)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countAdmins()).toBe(2);
  });
});

describe('keepAnAdministrator', () => {
  const keep = (caller: Browser, leaving: string[]) =>
    app.services.db.transaction((tx) => assertAdministratorRemains(tx, caller, leaving));

  it('lets no last one go, whoever asks', async () => {
    await keep(one, [one.id]);
    await expect(keep(one, [two.id, one.id])).rejects.toMatchObject({ code: 'lastAdministrator' });
  });

  it('holds up nothing that only names an administrator', async () => {
    if (inject('database').kind === 'pglite') return;
    const { db } = app.services;
    await db.transaction(async (tx) => {
      await assertAdministratorRemains(tx, one);
      const row = { id: randomUUID(), userId: one.id, rotatedOn: new Date(), createdOn: new Date() };
      const named = db.insert(sessions).values({ ...row, expiresOn: new Date(), rememberMe: false });
      await Promise.race([named, setTimeout(20_000).then(() => Promise.reject(new Error('held up')))]);
    });
  });
});
